import { catalogue } from '../../texts/catalogue.ts';
import type { AsideOperation } from './OperationAside.types.ts';

const times: Partial<Record<AsideOperation, string>> = {
  'sepa-withdrawal': 'As soon as the bank has carried it out. Follow it in Transactions; a large one is checked first.',
  'sepa-topup': 'It is credited as soon as it is here. We wait for it for 14 days.',
  'card-topup': 'Usually at once after your bank has confirmed the payment. One that is checked waits in Transactions.',
  'fiat-exchange': 'At once: both accounts change together.',
  buy: 'As soon as the purchase is completed, usually at once. Follow it in Transactions.',
  sell: 'As soon as the sale is completed. Follow it in Transactions.',
  send: 'The network decides. A higher fee is usually confirmed sooner.',
  'travel-rule': 'After the details have been checked. You confirm the fee, then the network decides.',
  receive: 'A transfer is shown as soon as the network reports it, and credited when it is confirmed.',
  'address-verification': 'It usually takes no more than 3 business days.',
};

const getTime: Partial<Record<AsideOperation, string>> = { 'address-verification': 'How long it takes' };

const points: Partial<Record<AsideOperation, readonly string[]>> = {
  'sepa-withdrawal': ['The receiving account has to be in your name.', 'The fee is taken from the amount: the rest arrives.'],
  'sepa-topup': ['Send it from an account in your own name.', 'Write the reference as it is shown: we find you by it.'],
  'card-topup': [
    'Your card must support 3D-Secure, and the name on it must match the name of your account.',
    'We may ask for additional information if you registered less than 30 days ago or have not deposited by card before.',
  ],
  'fiat-exchange': [
    'You never get less than what is shown here.',
    'The rate is asked for anew while you type.',
    'An exchange is final. The way back has the rate of its own moment.',
  ],
  buy: ['The rate is set when you buy. The transaction shows it.', 'The fee is taken from what you pay.'],
  sell: ['The rate is set when you sell. The transaction shows it.', 'The network takes its fee for moving the coins.'],
  send: ['A transfer to an address cannot be called back.', 'Compare the first and the last characters of the address.'],
  'travel-rule': ['The law asks who receives crypto assets.', 'Once it is approved you have 7 days to send it.'],
  receive: [
    'Send only this asset over the network that is named: anything else could be lost.',
    'The address stays yours and may be used again.',
  ],
  'new-card': ['The card has to be in your own name.', 'The card number goes to the card provider alone. We keep its last four digits.'],
  'change-password': ['Take one that you use nowhere else.', 'A password manager makes and remembers it for you.'],
  'address-verification': ['Your name and address have to be readable in full.', 'A photo of the whole page is enough: all four corners.'],
  biometrics: [
    'Your face or finger never leaves this device.',
    'The password stays as another way in.',
    'Your password is asked for once, so that nobody else switches it on.',
    'It is switched on for this device alone; each further one asks for itself.',
    'Settings switch it off again at any time.',
    'You may always cancel it and type the password.',
  ],
  'account-closure': [
    'Send or withdraw what is left before. What remains is paid out by our support, to an account in your name.',
    'Transactions in progress are carried out to their end.',
    'Save the reports and receipts that you need: you cannot ask for them afterwards.',
    'We keep your data for 5 years, as the law requires. Then they are deleted.',
    'You may leave this page: without the code nothing is closed.',
  ],
  reports: ['Reports go to your e-mail address as a link, which works for 24 hours.', 'Times are UTC.'],
  notifications: ['A dot marks what you have not opened yet.', 'What happened to your money stands in Transactions too.'],
  support: ['Tell us the number of the transaction where there is one.', 'We never ask for your password or a code.'],
};

/** Texts next to the form of an operation. */
export const operationAsideTexts = catalogue('operation-aside', {
  balances: 'Your balance',
  now: 'Now',
  after: 'Afterwards',
  costs: 'What it costs',
  fee: 'Fee',
  noFee: 'None',
  percentAnd: (percent: string, fixed: string): string => `${percent} + ${fixed}`,
  atLeast: 'At least',
  freeFrom: 'No fee from',
  least: 'Minimum',
  moreThan: 'More than',
  cardLimits: 'Card limits',
  time: 'When it arrives',
  timeOf: getTime,
  minutes: (minutes: string): string => `About ${minutes} min with the chosen fee.`,
  times,
  know: 'Good to know',
  points,
  help: 'Need help?',
  helpText: 'Is something unclear?',
  support: 'Ask our support',
});

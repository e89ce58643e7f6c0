import { catalogue } from '../../texts/catalogue.ts';
import type { AsideOperation } from './OperationAside.types.ts';

const times: Partial<Record<AsideOperation, string>> = {
  'sepa-withdrawal': 'A SEPA transfer usually reaches the bank within one business day. Its progress stands in Transactions.',
  'sepa-topup': 'A SEPA transfer usually arrives within one business day. It is credited as soon as it is here.',
  'card-topup': 'Usually at once after your bank has confirmed the payment. One that is checked waits in Transactions.',
  'fiat-exchange': 'At once: both accounts change together.',
  buy: 'As soon as the purchase is completed, usually at once. Follow it in Transactions.',
  sell: 'As soon as the network has confirmed the coins. Follow it in Transactions.',
  send: 'The network decides. A higher fee is usually confirmed sooner.',
  'travel-rule': 'After the details have been checked. You confirm the fee, then the network decides.',
  receive: 'A transfer is shown as soon as the network reports it, and credited when it is confirmed.',
  'address-verification': 'It usually takes no more than 3 business days.',
};

const timeOf: Partial<Record<AsideOperation, string>> = { 'address-verification': 'How long it takes' };

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
  buy: ['The rate follows the market until the order is executed.', 'The fee is taken from what you pay.'],
  sell: ['The rate follows the market until the order is executed.', 'The network takes its fee for moving the coins.'],
  send: ['A transfer to an address cannot be called back.', 'Compare the first and the last characters of the address.'],
  'travel-rule': ['The law asks who receives crypto assets. We hand the details on to the receiving provider and to nobody else.'],
  receive: [
    'Send only this asset over the network that is named: anything else is lost.',
    'The address stays yours and may be used again.',
  ],
  'new-card': ['The card has to be in your own name.', 'Card data goes to the card provider. We keep the last four digits.'],
  'change-password': ['Take one that you use nowhere else.', 'A password manager makes and remembers it for you.'],
  'address-verification': ['Your name and address have to be readable in full.', 'A photo of the whole page is enough: all four corners.'],
  biometrics: [
    'Your face or finger never leaves this device.',
    'The password stays as another way in.',
    'Your password is asked for once, so that nobody else switches it on.',
    'It is switched on for this device alone; each further one asks for itself.',
    'Settings switch it off again at any time.',
    'After five refusals the device asks for the password.',
  ],
  'account-closure': [
    'Send or withdraw what is left before you close the account.',
    'Reports and receipts can be asked for until then: save what you need.',
    'Cards and saved recipients are removed with it.',
    'What the law tells us to keep is kept, and used for nothing else.',
    'You may leave this page: without the code nothing is closed.',
  ],
  reports: ['Reports go to your e-mail address as a link.', 'Times are UTC.'],
  notifications: ['A dot marks what you have not opened yet.', 'What is told here stands in Transactions too.'],
  support: ['Tell us the number of the transaction where there is one.', 'We never ask for your password or a code.'],
};

/** What is said beside the form of an operation. */
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
  timeOf,
  minutes: (minutes: string): string => `About ${minutes} min with the chosen fee.`,
  times,
  know: 'Good to know',
  points,
  help: 'Need help?',
  helpText: 'Is something unclear?',
  support: 'Ask our support',
});

import { catalogue } from '../../texts/catalogue.ts';
import type { ParticipantType, ParticipantWallet } from './participant/Participant.types.ts';

const types: Record<ParticipantType, string> = {
  own_wallet: 'Myself',
  third_party_individual: 'Third-party individual',
  third_party_company: 'Third-party company',
};
const wallets: Record<ParticipantWallet, string> = { vasp: 'VASP', unhosted: 'Unhosted' };

/** Labels of a participant's fields, by role (D-TRS-06, D-RCV-12). */
const beneficiary = {
  type: "Who I'm sending to",
  name: 'Beneficiary name',
  country: 'Beneficiary country of residence',
  vasp: 'Wallet VASP',
};
const sender = { type: 'Who is the sender', name: 'Sender name', country: 'Country', vasp: 'VASP' };

/** Labels of a transaction's details, in the order of the rows (D-TRS-16, D-TRS-17). */
const detailNames = {
  beneficiary_type: "Who I'm sending to",
  beneficiary_name: 'Beneficiary name',
  beneficiary_email: 'Beneficiary e-mail',
  beneficiary_country: 'Beneficiary country of residence',
  wallet_vasp: 'Wallet VASP',
  wallet_type: 'Wallet type',
  lei: 'LEI',
  crn: 'CRN',
};

/** Texts of sending and receiving under the travel rule (TRS-004 to TRS-067, D-TRS-06 to D-TRS-30, D-RCV-12, D-RCV-13, D-RCV-19). */
export const travelRuleTexts = catalogue('travel-rule', {
  types,
  wallets,
  beneficiary,
  sender,
  detailNames,
  companyName: 'Company name',
  legalId: 'CRN',
  town: 'Town',
  dateOfBirth: 'Date of birth',
  walletType: 'Wallet type',
  chooseVasp: 'Choose VASP…',
  vaspsFailed: 'Failed to load options. Please try again later',
  fromProfile: 'From your profile',
  progress: 'Progress',
  stepOf: 'Step {step} of {steps}',
  question: 'Who are you sending to?',
  /** Shown below the chosen wallet type. */
  walletHelp: { vasp: 'An exchange', unhosted: 'A private wallet' },
  about: 'About {term}',
  terms: { ...wallets, crn: 'company registration number', lei: 'LEI' },
  explanations: {
    vasp: 'Virtual asset service provider: an exchange or other company that holds the wallet for its owner.',
    unhosted: 'A private wallet. Only its owner has the keys.',
    crn: 'Company registration number, from the register of the company’s country.',
    lei: 'Legal entity identifier: 20 characters that identify a company worldwide.',
  },
  why: 'EU rules require us to send these details with the transfer.',
  whySender: 'EU rules require us to know who sent it.',
  tooLong: 'Should have {count} characters or less',
  invalidDate: 'Invalid date',
  futureDate: 'Future date not allowed',
  consentTitle: 'Consent to share information',
  consent:
    'Regulation (EU) 2023/1113 on information accompanying transfers of funds and certain crypto-assets requires us to send your and the recipient’s details to {vasp}, the provider of the receiving wallet.',
  agree: 'I agree',
  cancel: 'Cancel',
  needMore: 'Need additional {amount} to cover the fee',
  /** The same with a full stop, for the second step of the flow (D-TRS-05). */
  needMoreNow: 'Need additional {amount} to cover the fee.',
  checkEmail: 'Check your email',
  checkEmailContext: 'Open the link in our e-mail to confirm that this wallet is yours, then come back to finish.',
  sentForReview: 'Sent for review',
  reviewContext: 'We are checking your details and will let you know when the transaction is ready.',
  senderReviewContext: 'We are checking the sender’s details. The money arrives when the check is done.',
  /** Spoken in place of the sign before an amount. */
  minus: 'minus',
  pendingContext: 'The transaction will be ready after verification of the specified data.',
  completed: 'Your transaction is completed',
  rejected: 'Your transaction has been rejected',
  rejectedContext: 'Some details may be wrong, or we cannot complete the transaction. If you have questions, ',
  rejectedSupport: 'contact support',
  confirmation: 'Confirmation',
  /** Used for an empty code as well (TRS-020). */
  codeInvalid: 'Invalid code',
  sendingCode: 'Sending {code}',
  approximate: 'Approx value',
  viewDetails: 'View operation details',
  detailsTitle: 'Operation details',
  from: 'From',
  toAddress: 'To',
  comment: 'Details',
  quantity: 'Quantity',
  none: '–',
  understood: 'I got it',
  feeInfo: 'About the transaction fee',
  feeInfoContext: 'The fee goes to the network, not to us. The higher it is, the faster the transfer.',
  notEnough: "You don't have enough funds",
  notEnoughContext: 'Top up your account or contact us to cancel the transaction.',
  support: 'Contact support',
  cancelTransaction: 'Cancel the transaction',
  cancelQuestion: 'Cancel the transaction?',
  keep: 'Keep it',
  cancelling: 'Cancelling…',
  receive: 'Receive',
  received: 'Received',
  submit: 'Submit',
});
export type TravelRuleTexts = typeof travelRuleTexts;

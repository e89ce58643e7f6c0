import { catalogue } from '../../texts/catalogue.ts';

/** Texts of the requisites for a bank transfer (SEPA-023, D-SEPA-12). */
export const bankRequisitesTexts = catalogue('bank-requisites', {
  requisites: 'Where to send the money',
  beneficiaryName: 'Beneficiary name',
  iban: 'IBAN',
  reference: 'Details/Reference',
  beneficiaryAddress: 'Beneficiary address',
  bic: 'BIC',
  bankName: 'Bank name',
  bankAddress: 'Bank address',
  copyAll: 'Copy all',
  copied: 'Copied',
  notCopied: 'Your browser can’t copy everything at once. Copy the rows one by one.',
  share: 'Share',
  ownName: 'Pay from an account in your name, or the payment will be rejected.',
});

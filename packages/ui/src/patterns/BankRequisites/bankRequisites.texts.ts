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
  notCopied: 'Copy the rows one by one: your browser does not allow copying all.',
  share: 'Share',
  ownName: 'The payment must be sent from an account in your name, otherwise it will be rejected.',
});

import { catalogue } from '../../texts/catalogue.ts';

/** Words of the SEPA top-up (SEPA-011 to SEPA-027, D-SEPA-12). */
export const sepaTopUpTexts = catalogue('sepa-topup', {
  title: 'Top up',
  to: 'To',
  byCard: 'Top up by card',
  total: 'Total',
  requisitesTitle: 'EU bank top up',
  totalReceive: 'Total receive',
  requisites: 'Where to send the money',
  beneficiaryName: 'Beneficiary name',
  iban: 'IBAN',
  reference: 'Details/Reference',
  beneficiaryAddress: 'Beneficiary address',
  bic: 'BIC',
  bankName: 'Bank name',
  bankAddress: 'Bank address',
  ownName: 'The payment must be sent from an account in your name, otherwise it will be rejected.',
  done: 'Done',
  /** The toast on the accounts after "Done". */
  waiting: 'We are waiting for your transfer',
});

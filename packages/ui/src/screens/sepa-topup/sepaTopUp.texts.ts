import { catalogue } from '../../texts/catalogue.ts';

/** Texts of the SEPA top-up (SEPA-011 to SEPA-027, D-SEPA-12). */
export const sepaTopUpTexts = catalogue('sepa-topup', {
  title: 'Top up',
  to: 'To',
  byCard: 'Top up by card',
  total: 'Total',
  noFeeFrom: 'No fee from {threshold}',
  requisitesTitle: 'EU bank top up',
  sendExactly: 'Send exactly',
  sendSum: 'Send exactly {amount}.',
  fee: 'Fee',
  totalReceive: 'Total receive',
  done: 'Done',
  /** Toast on the accounts page after "Done". */
  waiting: 'We are waiting for your transfer',
});

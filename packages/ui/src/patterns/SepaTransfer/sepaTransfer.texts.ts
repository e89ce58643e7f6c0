import { catalogue } from '../../texts/catalogue.ts';

/** Texts of the amount step of a bank transfer, in either direction (SEPA-011, SEPA-012, SEPA-028, SEPA-031, D-SEPA-12, D-SEPA-13). */
export const sepaTransferTexts = catalogue('sepa-transfer', {
  using: 'Using',
  method: 'EU bank transfer',
  network: 'SEPA',
  amount: 'Amount',
  minimum: 'Min: more than {amount} {currency}',
  fee: 'Fee',
  next: 'Next step',
  notEnoughTitle: 'Oops! Not enough funds',
  notEnough: 'You have insufficient funds in your account to complete the withdrawal.',
});

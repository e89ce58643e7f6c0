import { catalogue } from '../../texts/catalogue.ts';

/** Texts of the SEPA withdrawal (SEPA-028 to SEPA-047, D-SEPA-13, D-SEPA-14). */
export const sepaWithdrawalTexts = catalogue('sepa-withdrawal', {
  title: 'Withdraw',
  from: 'From',
  amount: 'Amount',
  fee: 'Fee',
  arrives: 'Arrives',
  requisitesTitle: 'EU bank withdraw',
  beneficiaryName: 'Beneficiary name',
  iban: 'IBAN',
  /** Below the IBAN. */
  foundBank: 'Bank: {bank} · BIC: {bic}',
  ownName: 'The receiving account must be in your name.',
  submit: 'Submit',
  required: 'This field is required',
  invalidIban: 'Invalid number',
  fundsChangedTitle: 'Unexpected Error. Not enough funds',
  fundsChanged: 'This might have happened if there were changes to your balance before operation was completed',
});

import { isMore, maxMoney } from '../money/arithmetic.ts';
import { type Money, zeroMoney } from '../money/money.ts';
import { percentOf } from '../money/rates.ts';
import { type BankTransferQuote, lessFee } from './sepaTopUp.ts';

/** Settings of a withdrawal by EU bank transfer, in the currency of the account (SEPA-007). */
export type SepaWithdrawalSettings = {
  /** In percent as the provider writes it: `'0.35'` is 0.35 %. */
  readonly feeRelative: string;
  /** The fee is never less than this. */
  readonly feeAbsolute: Money;
  /** An amount has to be more than this. */
  readonly minimalExclusive: Money;
};

/**
 * The fee of a SEPA withdrawal: a share of the amount, rounded down, but never less than the absolute fee.
 * @param amount what leaves the account, fee included
 * @throws ProgrammingError when the currencies differ
 * @see SEPA-032, D-SEPA-04
 */
export function sepaWithdrawalFee(amount: Money, { feeRelative, feeAbsolute }: SepaWithdrawalSettings): Money {
  return maxMoney(percentOf(amount, feeRelative, 'down'), feeAbsolute);
}

/**
 * Fee and what arrives; both zero while the amount is not more than the minimum. Funds are not its business.
 * @throws ProgrammingError when the currencies differ
 * @see SEPA-029, SEPA-032, SEPA-033, D-SEPA-05, RULE-009
 */
export function sepaWithdrawal(amount: Money, settings: SepaWithdrawalSettings): BankTransferQuote {
  const nothing = zeroMoney(amount);
  if (!isMore(amount, settings.minimalExclusive)) return { fee: nothing, totalReceive: nothing, isAllowed: false };
  return lessFee(amount, sepaWithdrawalFee(amount, settings));
}

import type { FeeSpeed } from '@wallet/contract/operations/fees';
import { feeOnTop, feeShortage } from '@wallet/core/fees/networkFee';
import { isLess, isMore, isPositive } from '@wallet/core/money/arithmetic';
import { money, type Money, zeroMoney } from '@wallet/core/money/money';
import { moneyCurrency } from '../../ledger/currencies.ts';
import { sendMinimum } from '../rates/minimums.ts';
import { type Refusal, refuse, refuseField } from '../refusal.ts';
import { networkFee } from './networks.ts';
import { availableOf, feeAllowance, amountInWords, type Wallet } from './walletAccount.ts';
import type { Said } from '../../words/say.ts';

export type SendTerms = { readonly sent: Money; readonly fee: Money };

export const notEnough = (): Refusal => refuseField('amount', 'Not enough funds', 'notEnoughFunds');

/** Minimum amount of a send of this currency (RULE-027). */
export function lowerLimit(currency: string): Money {
  const { currencyCode, decimals } = moneyCurrency(currency);
  const minimum = sendMinimum(currency);
  return minimum === undefined ? zeroMoney({ currencyCode, decimals }) : money(minimum, currencyCode, decimals);
}

/** Refuses an amount that cannot be sent at all: below the minimum, or above the available balance. */
export function refuseAmount(amount: Money, { account }: Pick<Wallet, 'account'>): Refusal | undefined {
  const lower = lowerLimit(account.currency);
  if (!isPositive(amount) && !isPositive(lower)) return refuseField('amount', 'Amount must be greater than zero');
  if (isLess(amount, lower)) return refuseField('amount', `Min: ${amountInWords(lower)}`);
  return isMore(amount, availableOf(account)) ? notEnough() : undefined;
}

const needMore = (missing: Money): Refusal => refuse('feeChanged', feeText(`Need additional ${amountInWords(missing)} to cover the fee.`));
const feeText = (text: Said) => ({ message: text, fields: { fee: [text] } }) as const satisfies Parameters<typeof refuse>[1];

/**
 * Returns the final amount and fee of a send (RULE-010), or the first refusal. The fee is added on top if the balance allows it, else taken
 * out of the amount.
 */
export function sendTerms(wallet: Wallet, amount: Money, speed: FeeSpeed): { readonly terms: SendTerms } | { readonly refusal: Refusal } {
  const refusal = refuseAmount(amount, wallet);
  if (refusal !== undefined) return { refusal };
  const fee = networkFee(wallet.account.currency, speed);
  if (!wallet.isNative) {
    const missing = feeShortage({ fee, feeAllowance: feeAllowance(wallet), native: null });
    return missing === null ? { terms: { sent: amount, fee } } : { refusal: needMore(missing) };
  }
  const paid = feeOnTop({ amount, fee, lower: lowerLimit(wallet.account.currency), upper: availableOf(wallet.account) });
  return paid.kind === 'short' ? { refusal: needMore(paid.missing) } : { terms: { sent: paid.sent, fee } };
}

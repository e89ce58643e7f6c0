import type { FeeSpeed } from '@wallet/contract/operations/fees';
import { allocateNetworkFee, feeShortage } from '@wallet/core/fees/networkFee';
import { isLess, isMore, isPositive } from '@wallet/core/money/arithmetic';
import type { Money } from '@wallet/core/money/money';
import { toMoney } from '../../ledger/currencies.ts';
import { getSendMinimum } from '../rates/minimums.ts';
import { type Refusal, type Refused, refuseField } from '../refusal.ts';
import { getNetworkFee } from './networks.ts';
import { getAvailable, getFeeAllowance, formatAmountWithCode, type Wallet } from './walletAccount.ts';

export const refuseFunds = (): Refusal => refuseField('amount', 'Not enough funds', 'notEnoughFunds');

/** Minimum amount of a send of this currency (RULE-027). */
const getMinimum = (currency: string): Money => toMoney(getSendMinimum(currency) ?? '0', currency);

/** Refuses an amount that cannot be sent at all: below the minimum, or above the available balance. */
export function refuseAmount(amount: Money, { account }: Pick<Wallet, 'account'>): Refusal | undefined {
  const lower = getMinimum(account.currency);
  if (!isPositive(amount) && !isPositive(lower)) return refuseField('amount', 'Amount must be greater than zero');
  if (isLess(amount, lower)) return refuseField('amount', `Min: ${formatAmountWithCode(lower)}`);
  return isMore(amount, getAvailable(account)) ? refuseFunds() : undefined;
}

const refuseMissingFee = (missing: Money): Refusal =>
  refuseField('fee', `Need additional ${formatAmountWithCode(missing)} to cover the fee.`, 'feeChanged');

/**
 * Returns the final amount and fee of a send (RULE-010), or the first refusal. The fee is added on top if the balance allows it, else taken
 * out of the amount.
 */
export function calculateSendTerms(
  wallet: Wallet,
  amount: Money,
  speed: FeeSpeed,
): { readonly sent: Money; readonly fee: Money } | Refused {
  const refusal = refuseAmount(amount, wallet);
  if (refusal !== undefined) return { refusal };
  const fee = getNetworkFee(wallet.account.currency, speed);
  if (!wallet.isNative) {
    const missing = feeShortage({ fee, feeAllowance: getFeeAllowance(wallet), native: null });
    return missing === null ? { sent: amount, fee } : { refusal: refuseMissingFee(missing) };
  }
  const paid = allocateNetworkFee({ amount, fee, lower: getMinimum(wallet.account.currency), upper: getAvailable(wallet.account) });
  return paid.kind === 'short' ? { refusal: refuseMissingFee(paid.missing) } : { sent: paid.sent, fee };
}

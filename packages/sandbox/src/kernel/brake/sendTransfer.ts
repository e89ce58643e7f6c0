import { addMoney } from '@wallet/core/money/arithmetic';
import type { Money } from '@wallet/core/money/money';
import type { Caller } from '../authenticate.ts';
import { recipientOf } from '../payee/recipients.ts';
import type { Prices } from '../rates/prices.ts';
import type { Wallet } from '../wallet/walletAccount.ts';
import { type Transfer, worthInEuro } from './judgeTransfer.ts';

/** A send of coins as the brake judges it: the fee is of the account where the coin pays it itself, and part of the worth everywhere. */
export const sendTransfer = (
  prices: Prices,
  { account, isNative }: Pick<Wallet, 'account' | 'isNative'>,
  { amount, fee, to, ...caller }: Caller & { readonly amount: Money; readonly fee: Money; readonly to: string; readonly now: Date },
): Transfer => ({
  ...caller,
  accountId: account.id,
  recipient: recipientOf('address', to),
  amount,
  total: isNative ? addMoney(amount, fee) : amount,
  worth: worthInEuro(prices, amount, fee),
  isMismatch: false,
});

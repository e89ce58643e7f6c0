import { addMoney } from '@wallet/core/money/arithmetic';
import type { Money } from '@wallet/core/money/money';
import type { Caller } from '../authenticate.ts';
import { toRecipient } from '../payee/recipients.ts';
import type { Prices } from '../rates/prices.ts';
import type { Wallet } from '../wallet/walletAccount.ts';
import { type Transfer, sumWorthInEuro } from './checkTransfer.ts';

/** Describes a send of coins to the brake. The fee is part of the total only if the coin pays it itself, but always part of the worth. */
export const toSendTransfer = (
  prices: Prices,
  { account, isNative }: Pick<Wallet, 'account' | 'isNative'>,
  { amount, fee, to, ...caller }: Caller & { readonly amount: Money; readonly fee: Money; readonly to: string; readonly now: Date },
): Transfer => ({
  ...caller,
  accountId: account.id,
  recipient: toRecipient('address', to),
  amount,
  total: isNative ? addMoney(amount, fee) : amount,
  worth: sumWorthInEuro(prices, amount, fee),
  isMismatch: false,
});

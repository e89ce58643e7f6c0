import type { Assets } from '@wallet/contract/balances';
import type { UserInfo } from '@wallet/contract/user-info';
import { fiatDecimals, isStablecoin } from '@wallet/core/limits/currencies';
import { money } from '@wallet/core/money/money';
import { atLeastZero } from '@wallet/core/money/signs';
import { zeroMoney } from '@wallet/core/money/zeroMoney';
import type { TransferAsset } from '@wallet/ui/patterns/transfer/Transfer.types';
import { isLocked } from '../accounts/isLocked.ts';

export type TransferAccountType = 'crypto' | 'stablecoin';

type Account = Assets['accounts']['crypto'][number] | Assets['accounts']['tokens'][number];

function accountOf({ accounts: { crypto, tokens } }: Assets, accountType: TransferAccountType, accountId: number): Account | undefined {
  if (accountType === 'crypto') return crypto.find(({ id }) => id === accountId);
  return tokens.find(({ id, currency }) => id === accountId && isStablecoin(currency));
}

/** Digits of a coin that pays fees (RULE-027): of who has no account of it nothing else says so. */
const NATIVE_DECIMALS = 8;

const spendable = ({ balance_available: text, currency, decimals }: Account) => atLeastZero(money(text, currency, decimals));

/**
 * What a send knows of one account; null where the account of the path is unknown (SEND-008, SEND-055).
 * @param primary currency of the customer's totals, in which amounts are approximated
 */
export function toTransferAsset(
  assets: Assets,
  { serviceProviders }: Pick<UserInfo, 'serviceProviders'>,
  accountType: TransferAccountType,
  accountId: number,
  primary: 'EUR' | 'USD',
): TransferAsset | null {
  const account = accountOf(assets, accountType, accountId);
  if (account === undefined) return null;
  const { currency, decimals, blockchain } = account;
  const upper = spendable(account);
  const native = assets.accounts.crypto.find(({ currency: code }) => code === blockchain.currency);
  const minimum = assets.minimum.send[currency];
  const perUnit = assets.currencies[currency]?.[primary];
  return {
    code: currency,
    name: account.name,
    upper,
    lower: minimum === undefined ? zeroMoney(upper) : money(minimum, currency, decimals),
    feeAllowance: native === undefined ? zeroMoney({ currencyCode: blockchain.currency, decimals: NATIVE_DECIMALS }) : spendable(native),
    rate: perUnit === undefined ? null : { perUnit, currencyCode: primary, decimals: fiatDecimals },
    needsBeneficiary: serviceProviders.some(({ serviceProvider, status }) => serviceProvider === 'markets' && status === 'signed'),
    isSendable: !isLocked(account) && (!('send_enable' in account) || account.send_enable),
    isLocked: isLocked(account),
  };
}

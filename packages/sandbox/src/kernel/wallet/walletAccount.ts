import { toAmountText, fromMinorUnits, parseMoney, zeroMoney, type Money } from '@wallet/core/money/money';
import type { Database } from '../../database/openDatabase.ts';
import { type Account, findAccount } from '../../ledger/balances.ts';
import { toMoneyCurrency } from '../../ledger/currencies.ts';
import { type Refusal, type Refused, refuse, refuseField } from '../refusal.ts';
import { getBlockchain } from './networks.ts';

export type WalletType = 'crypto' | 'stablecoin';

/** A customer's wallet or stablecoin account, and the account that pays its network fees: the same one for a network's own coin. */
export type Wallet = {
  readonly account: Account;
  /** Undefined if the customer has none. */
  readonly feeAccount: Account | undefined;
  /** True when the coin itself pays the fees. */
  readonly isNative: boolean;
};

export const getAvailable = ({ available, currency }: Pick<Account, 'available' | 'currency'>): Money =>
  fromMinorUnits(available, toMoneyCurrency(currency));

/**
 * Finds and locks the wallet of the path (`crypto`: /wallets, `stablecoin`: /tokens), so that two tabs are checked one after the other
 * (RULE-002). Undefined if it is unknown, another customer's, or of another kind.
 */
export async function lockWallet(transaction: Database, customerId: number, id: number, type: WalletType): Promise<Wallet | undefined> {
  const candidate = await findAccount(transaction, customerId, id);
  if (candidate === undefined || candidate.type !== type) return undefined;
  const { currency: native } = getBlockchain(candidate.currency);
  const rows = await transaction
    .selectFrom('account')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where((where) => where.or([where('id', '=', id), where.and([where('currency', '=', native), where('type', '=', 'crypto')])]))
    .orderBy('id')
    .forUpdate()
    .execute();
  const account = rows.find((row) => row.id === id) ?? candidate;
  const isNative = account.currency === native;
  return { account, feeAccount: isNative ? account : rows.find(({ currency }) => currency === native), isNative };
}

/** What can be spent on fees, in the network's own currency. */
export function getFeeAllowance({ account, feeAccount }: Wallet): Money {
  if (feeAccount !== undefined) return getAvailable(feeAccount);
  return zeroMoney(toMoneyCurrency(getBlockchain(account.currency).currency));
}

/** Parses an amount of a request in the account's currency, or refuses it (RULE-004). */
export function parseAmount(text: string, { currency }: Pick<Account, 'currency'>): { readonly amount: Money } | Refused {
  const amount = parseMoney(text, toMoneyCurrency(currency));
  return amount === null ? { refusal: refuseField('amount', 'Incorrect amount') } : { amount };
}

const OUTGOING_TYPES = ['send', 'sell', 'token_send', 'token_sell'] as const;

/** Allows one send or sale at a time for an account: its balance is blocked until that completes (RULE-003). */
export async function refuseLocked(
  transaction: Database,
  { id, currency }: Pick<Account, 'id' | 'currency'>,
): Promise<Refusal | undefined> {
  const open = await transaction
    .selectFrom('orders')
    .select('id')
    .where('account_id', '=', id)
    .where('type', 'in', OUTGOING_TYPES)
    .where('status', 'in', ['pending', 'moderate'])
    .limit(1)
    .executeTakeFirst();
  if (open === undefined) return undefined;
  return refuse('stateChanged', { message: `${currency} is temporarily locked until the last transaction completes.` });
}

/** Formats an amount for a refusal: '0.0001 BTC' (D-SEND-17). */
export function formatAmountWithCode(amount: Money): string {
  const text = toAmountText(amount);
  return `${amount.decimals === 0 ? text : text.replace(/\.?0+$/, '')} ${amount.currencyCode}`;
}

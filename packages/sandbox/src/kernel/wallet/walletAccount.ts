import { amountOf, fromMinorUnits, parseMoney, zeroMoney, type Money } from '@wallet/core/money/money';
import type { Database } from '../../database/openDatabase.ts';
import { type Account, findAccount } from '../../ledger/balances.ts';
import { moneyCurrency } from '../../ledger/currencies.ts';
import { type Refusal, refuse, refuseField } from '../refusal.ts';
import { blockchainOf } from './networks.ts';

export type WalletType = 'crypto' | 'stablecoin';

/** A customer's wallet or stablecoin account, with the account that pays its network's fees: itself for a coin of its own network. */
export type Wallet = {
  readonly account: Account;
  /** Undefined where the customer has none. */
  readonly feeAccount: Account | undefined;
  /** Whether the coin itself pays the fees. */
  readonly isNative: boolean;
};

/** What may be spent, as money. */
export const availableOf = ({ available, currency }: Pick<Account, 'available' | 'currency'>): Money =>
  fromMinorUnits(available, moneyCurrency(currency));

/**
 * The wallet of the path (`crypto`: /wallets, `stablecoin`: /tokens), its rows locked so that two tabs judge one after the other (RULE-002);
 * undefined when it is unknown, another's, or of another kind.
 */
export async function lockWallet(transaction: Database, customerId: number, id: number, type: WalletType): Promise<Wallet | undefined> {
  const candidate = await findAccount(transaction, customerId, id);
  if (candidate === undefined || candidate.type !== type) return undefined;
  const { currency: native } = blockchainOf(candidate.currency);
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

/** What may be spent on fees, in the network's own currency. */
export function feeAllowance({ account, feeAccount }: Wallet): Money {
  if (feeAccount !== undefined) return availableOf(feeAccount);
  return zeroMoney(moneyCurrency(blockchainOf(account.currency).currency));
}

/** An amount of a request in the account's currency, or its refusal (RULE-004). */
export function readAmount(
  text: string,
  { currency }: Pick<Account, 'currency'>,
): { readonly amount: Money } | { readonly refusal: Refusal } {
  const amount = parseMoney(text, moneyCurrency(currency));
  return amount === null ? { refusal: refuseField('amount', 'Incorrect amount') } : { amount };
}

const OUTGOING = ['send', 'sell', 'token_send', 'token_sell'] as const;

/** One send or sale at a time for an account: until it completes its balance is blocked (RULE-003). */
export async function refuseLocked(
  transaction: Database,
  { id, currency }: Pick<Account, 'id' | 'currency'>,
): Promise<Refusal | undefined> {
  const open = await transaction
    .selectFrom('orders')
    .select('id')
    .where('account_id', '=', id)
    .where('type', 'in', OUTGOING)
    .where('status', 'in', ['pending', 'moderate'])
    .limit(1)
    .executeTakeFirst();
  if (open === undefined) return undefined;
  return refuse('stateChanged', { message: `${currency} is temporarily locked until the last transaction completes.` });
}

/** An amount as a customer reads it in a refusal: '0.0001 BTC' (D-SEND-17). */
export function amountInWords(amount: Money): string {
  const text = amountOf(amount);
  return `${amount.decimals === 0 ? text : text.replace(/\.?0+$/, '')} ${amount.currencyCode}`;
}

import { money, toMinorUnits } from '@wallet/core/money/money';
import type { Database } from '../database/openDatabase.ts';
import { findCurrency, toMoneyCurrency } from '../ledger/currencies.ts';
import { createAvailableEntry } from '../ledger/entries.ts';
import { openAccounts } from '../ledger/openAccounts.ts';
import { postJournal } from '../ledger/post.ts';
import { getSystemAccountId } from '../ledger/systemAccounts.ts';
import { UnusableValue } from './readControl.ts';

/** A tenth of the largest balance in the database: ten digits with eight decimals. */
const MAX_UNITS = 10n ** 18n;

function toUnits(currency: string, amount: string): bigint {
  if (findCurrency(currency) === undefined) throw new UnusableValue('balances', `The provider keeps no books in ${currency}`);
  const { decimals } = toMoneyCurrency(currency);
  if ((amount.split('.')[1]?.length ?? 0) > decimals) throw new UnusableValue('balances', `${currency} has ${decimals} decimals`);
  const units = toMinorUnits(money(amount, currency, decimals));
  if (units >= MAX_UNITS || units <= -MAX_UNITS) throw new UnusableValue('balances', `More than the books hold in ${currency}`);
  return units;
}

/** Sets the available balances, below zero too, by balanced postings without an order. Opens missing accounts. */
export async function setBalances(
  transaction: Database,
  customerId: number,
  balances: Readonly<Record<string, string>>,
  at: Date,
): Promise<void> {
  const targets = Object.entries(balances).map(([currency, amount]) => ({ currency, units: toUnits(currency, amount) }));
  const codes = targets.map(({ currency }) => currency);
  await openAccounts(transaction, customerId, codes, at);
  const accounts = await transaction
    .selectFrom('account')
    .select(['id', 'currency', 'available'])
    .where('customer_id', '=', customerId)
    .where('currency', 'in', codes.length === 0 ? [''] : codes)
    .orderBy('id')
    .forUpdate()
    .execute();
  const entries = targets.flatMap(({ currency, units }) => {
    const account = accounts.find((candidate) => candidate.currency === currency);
    if (account === undefined) return [];
    const change = units - account.available;
    return [createAvailableEntry(account.id, change), createAvailableEntry(getSystemAccountId('suspense', currency), -change)];
  });
  await postJournal(transaction, { entries, reason: 'set by the control surface', at, correction: true });
}

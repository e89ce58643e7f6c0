import { addDuration } from '@wallet/core/calendar/days';
import { negateMoney } from '@wallet/core/money/arithmetic';
import { type Money, toAmountText, toMinorUnits } from '@wallet/core/money/money';
import type { SummaryRow } from '../database/columns.ts';
import { toWorthInEuro } from '../kernel/rates/orderPrice.ts';
import { tablePrices } from '../kernel/rates/prices.ts';
import { createAvailableEntry, type Entry, hold, type Part, release, toStoredEntries } from '../ledger/entries.ts';
import { getGroup, hasFlow, getTypeTitle } from '../ledger/orderTypes.ts';
import { createSummary, createSummaryRow } from '../ledger/summary.ts';
import { getSystemAccountId } from '../ledger/systemAccounts.ts';
import { type PastHolder, createPastParty } from './createPastParty.ts';
import type { PastOrder } from './pastOrders.ts';

/** How long an order took. Those of other types were immediate. */
const durations: Readonly<Record<string, Parameters<typeof addDuration>[1]>> = {
  withdraw_sepa: { hours: 3, minutes: 20 },
  send: { minutes: 12 },
  token_send: { minutes: 3 },
  receive: { minutes: 12 },
};

/** The customer's accounts by currency. */
export type PastAccounts = Readonly<Record<string, { readonly id: number; readonly name: string }>>;

export type HistoryRow = {
  readonly order: Readonly<Record<string, unknown>>;
  /** [] for an order that moved no money. */
  readonly entries: readonly Entry[];
  readonly at: Date;
};

function requireAccount(accounts: PastAccounts, { currencyCode }: Money) {
  const account = accounts[currencyCode];
  if (account === undefined) throw new Error(`A past order is in ${currencyCode}, and its customer has no such account`);
  return account;
}

/** A fee in another currency than what left is taken from the account of its own. */
const getFeeOnTop = ({ out, fee }: PastOrder): Money | undefined =>
  out === undefined || fee?.currencyCode === out.currencyCode ? undefined : fee;

/** What the order posts when it completes: the provider's other side has whatever is missing in each currency. */
function listEntries(past: PastOrder, accounts: PastAccounts, from: Part): readonly Entry[] {
  const { out, in: into, fee, through } = past;
  const movements = [out && negateMoney(out), into, ...[getFeeOnTop(past)].map((onTop) => onTop && negateMoney(onTop))].filter(
    (amount) => amount !== undefined,
  );
  const own = movements.map((amount): Entry => {
    const units = toMinorUnits(amount);
    return { accountId: requireAccount(accounts, amount).id, part: units < 0n ? from : 'available', units };
  });
  const missing = new Map<string, bigint>();
  for (const amount of fee === undefined ? movements : [...movements, fee])
    missing.set(amount.currencyCode, (missing.get(amount.currencyCode) ?? 0n) - toMinorUnits(amount));
  return [
    ...own,
    ...(fee === undefined ? [] : [createAvailableEntry(getSystemAccountId('fees', fee.currencyCode), toMinorUnits(fee))]),
    ...[...missing].map(([currency, units]) => createAvailableEntry(getSystemAccountId(through, currency), units)),
  ];
}

/** Postings now, and those of an open order when it ends. [] instead of null: it has moved money, unlike one of the history alone. */
function listPostings(past: PastOrder, accounts: PastAccounts): Readonly<Record<'now' | 'completed' | 'rejected', readonly Entry[]>> {
  if (past.status === 'completed') return { now: listEntries(past, accounts, 'available'), completed: [], rejected: [] };
  if (past.status === 'rejected') return { now: [], completed: [], rejected: [] };
  const held = [past.out, getFeeOnTop(past)]
    .filter((amount) => amount !== undefined)
    .map((amount) => [requireAccount(accounts, amount).id, toMinorUnits(amount)] as const);
  return {
    now: held.flatMap(([id, units]) => hold(id, units)),
    completed: listEntries(past, accounts, 'locked'),
    rejected: held.flatMap(([id, units]) => release(id, units)),
  };
}

/** Rows with the accounts at both ends. */
function createAccountRows({ type, out, in: into }: PastOrder, accounts: PastAccounts): readonly SummaryRow[] {
  return [
    ...(out === undefined ? [] : [createSummaryRow('From account', requireAccount(accounts, out).name)]),
    ...(into === undefined ? [] : [createSummaryRow(type === 'receive' ? 'To wallet' : 'To account', requireAccount(accounts, into).name)]),
  ];
}

const toUnitsText = (amount: Money | undefined): string | null => (amount === undefined ? null : toMinorUnits(amount).toString());

/** Returns the row and the entries of a past order. The row belongs to the paying account, or to the receiving one if none pays. */
export function toHistoryRow(past: PastOrder, holder: PastHolder, accounts: PastAccounts): HistoryRow {
  const { type, status, at, out, in: into, description, reason } = past;
  const { parts, volume, flow, price } = description;
  const feeOnTop = getFeeOnTop(past);
  const getId = (amount: Money | undefined): number | null => (amount === undefined ? null : requireAccount(accounts, amount).id);
  const party = createPastParty(type, volume.currency, holder);
  const reasons = reason === undefined ? [] : [createSummaryRow('Reason', reason)];
  const postings = listPostings(past, accounts);
  const order = {
    customer_id: holder.customerId,
    account_id: getId(out ?? into),
    from_account_id: getId(out),
    from_units: toUnitsText(out),
    to_account_id: getId(into),
    to_units: toUnitsText(into),
    fee_account_id: getId(feeOnTop),
    fee_units: toUnitsText(feeOnTop),
    type,
    type_human: getTypeTitle(type),
    status,
    group_name: getGroup(type, volume.value),
    volume_value: volume.value,
    volume_currency: volume.currency,
    flow: hasFlow(type) ? flow : null,
    counterparty: party.counterparty,
    rejected_message: status === 'rejected' ? 'The receiving bank returned the transfer' : null,
    summary: createSummary({ details: [...createAccountRows(past, accounts), ...party.rows, ...reasons], ...parts, status }),
    on_completed: toStoredEntries(postings.completed),
    on_rejected: toStoredEntries(postings.rejected),
    price: price ?? null,
    details: type === 'receive' && into !== undefined ? { worth: toAmountText(toWorthInEuro(tablePrices, into)) } : null,
    created_at: at,
    updated_at: status === 'pending' ? at : addDuration(at, durations[type] ?? {}),
  };
  return { order, entries: postings.now, at };
}

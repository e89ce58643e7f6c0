import { toAmountText, fromMinorUnits, toMinorUnits } from '@wallet/core/money/money';
import type { Flow, SummarySection } from '../database/columns.ts';
import { toWorthInEuro } from '../kernel/rates/orderPrice.ts';
import { tablePrices } from '../kernel/rates/prices.ts';
import { toMoney, toMoneyCurrency } from '../ledger/currencies.ts';
import { createAvailableEntry, type Entry, hold } from '../ledger/entries.ts';
import { getGroup, hasFlow, getTypeTitle } from '../ledger/orderTypes.ts';
import { createSummary, createSummaryRow } from '../ledger/summary.ts';
import { getSystemAccountId, type SystemRole } from '../ledger/systemAccounts.ts';
import { type PastHolder, type PastParty, createPastParty } from './createPastParty.ts';
import { pricePastOrder } from './pricePastOrder.ts';

export type AccountIds = Readonly<Record<string, number>>;
type Side = { readonly amount: string; readonly currency: string };

/** The essentials of a past order. Amounts are unsigned decimal texts. */
export type PastOrder = {
  readonly type: string;
  readonly status: 'completed' | 'rejected' | 'pending';
  readonly at: Date;
  /** What left the customer including the fee, and what they received. */
  readonly out?: Side;
  readonly in?: Side;
  /** Part of `out`, in its currency. */
  readonly fee?: string;
  /** The provider's account on the other side. */
  readonly through: SystemRole;
  readonly step: string;
};

export type HistoryRow = {
  readonly order: Readonly<Record<string, unknown>>;
  /** [] for an order that moved no money. */
  readonly entries: readonly Entry[];
  readonly at: Date;
};

const toUnits = ({ amount, currency }: Side): bigint => toMinorUnits(toMoney(amount, currency));
const formatUnits = (value: bigint, currency: string): string => toAmountText(fromMinorUnits(value, toMoneyCurrency(currency)));

function toEntries({ status, out, in: into, fee, through }: PastOrder, accounts: AccountIds): readonly Entry[] {
  if (status === 'rejected') return [];
  if (status === 'pending') return out === undefined ? [] : hold(accounts[out.currency] ?? 0, toUnits(out));
  const entries: Entry[] = [];
  if (out !== undefined) {
    const feeUnits = fee === undefined ? 0n : toUnits({ amount: fee, currency: out.currency });
    entries.push(
      createAvailableEntry(accounts[out.currency] ?? 0, -toUnits(out)),
      createAvailableEntry(getSystemAccountId(through, out.currency), toUnits(out) - feeUnits),
    );
    if (feeUnits > 0n) entries.push(createAvailableEntry(getSystemAccountId('fees', out.currency), feeUnits));
  }
  if (into !== undefined) {
    entries.push(
      createAvailableEntry(getSystemAccountId(through, into.currency), -toUnits(into)),
      createAvailableEntry(accounts[into.currency] ?? 0, toUnits(into)),
    );
  }
  return entries;
}

function toSummary({ out, in: into, fee, step, status }: PastOrder, account: string, party: PastParty): readonly SummarySection[] {
  const side = out ?? into;
  const amounts = [
    ...(side === undefined ? [] : [createSummaryRow('Amount', `${side.amount} ${side.currency}`)]),
    ...(fee === undefined || side === undefined ? [] : [createSummaryRow('Fee', `${fee} ${side.currency}`)]),
    ...(into === undefined ? [] : [createSummaryRow('Total receive', `${into.amount} ${into.currency}`)]),
  ];
  const details = [createSummaryRow(out === undefined ? 'To account' : 'From account', account), ...party.rows];
  return createSummary({ details, amounts, step, status });
}

function toFlow({ type, out, in: into }: PastOrder): Flow | null {
  const from = out ?? into;
  const to = into ?? out;
  if (!hasFlow(type) || from === undefined || to === undefined) return null;
  return { from: { value: from.amount, currency: from.currency }, to: { value: to.amount, currency: to.currency } };
}

/** Returns the row and the entries of a past order. The row belongs to the paying account, or to the receiving one if none pays. */
export function toHistoryRow(past: PastOrder, holder: PastHolder, accounts: AccountIds): HistoryRow {
  const side = past.out ?? past.in ?? { amount: '0', currency: 'EUR' };
  const sign = past.out === undefined ? '' : '-';
  const volume = formatUnits(toUnits(side), side.currency);
  const isOpen = past.status === 'pending';
  const party = createPastParty(past.type, side.currency, holder);
  const order = {
    customer_id: holder.customerId,
    account_id: accounts[side.currency] ?? null,
    from_account_id: past.out === undefined ? null : (accounts[past.out.currency] ?? null),
    from_units: past.out === undefined ? null : toUnits(past.out).toString(),
    to_account_id: past.in === undefined ? null : (accounts[past.in.currency] ?? null),
    to_units: past.in === undefined ? null : toUnits(past.in).toString(),
    type: past.type,
    type_human: getTypeTitle(past.type),
    status: past.status,
    group_name: getGroup(past.type, sign + volume),
    volume_value: sign + volume,
    volume_currency: side.currency,
    flow: toFlow(past),
    counterparty: party.counterparty,
    rejected_message: past.status === 'rejected' ? 'The receiving bank returned the transfer' : null,
    summary: toSummary(past, `${side.currency} account`, party),
    // [] instead of null: this order has moved money, unlike one that exists only in the history.
    on_completed: isOpen ? toEndings(past, accounts).completed : [],
    on_rejected: isOpen ? toEndings(past, accounts).rejected : [],
    price: pricePastOrder(past) ?? null,
    details: past.type === 'receive' ? { worth: toAmountText(toWorthInEuro(tablePrices, toMoney(side.amount, side.currency))) } : null,
    created_at: past.at,
    updated_at: past.at,
  };
  return { order, entries: toEntries(past, accounts), at: past.at };
}

/** What an open order posts when it ends: the held units are paid out or released. */
function toEndings({ out, fee, through }: PastOrder, accounts: AccountIds) {
  if (out === undefined) return { completed: [], rejected: [] };
  const account = accounts[out.currency] ?? 0;
  const outUnits = toUnits(out);
  const feeUnits = fee === undefined ? 0n : toUnits({ amount: fee, currency: out.currency });
  return {
    completed: [
      [account, 1, (-outUnits).toString()],
      [getSystemAccountId(through, out.currency), 0, (outUnits - feeUnits).toString()],
      ...(feeUnits > 0n ? [[getSystemAccountId('fees', out.currency), 0, feeUnits.toString()]] : []),
    ],
    rejected: [
      [account, 1, (-outUnits).toString()],
      [account, 0, outUnits.toString()],
    ],
  };
}

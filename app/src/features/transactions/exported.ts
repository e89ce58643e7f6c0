import type { Order, OrderRow } from '@wallet/contract/holdings/orders';
import { MOST_PRICES, type OrderPrice } from '@wallet/contract/operations/prices';
import type { ExportedPrice, ExportProgress, ExportedTransaction, ExportedTransactions } from '@wallet/ui/screens/transactions';
import type { Call } from '../../api/call.ts';
import { loadFailure, SessionEnd } from '../../api/errors.ts';
import { collectOrders } from '../../data/orders/history.ts';
import { askPrices } from '../../data/orders/prices.ts';
import type { OrderFilters } from '../../data/orders/orderList.ts';
import { orderSides, orderTitle } from '../../operations/transactionRows.ts';
import { matchesWords, type Wording } from './wordSearch.ts';

const half = (count: number): number => Math.floor(count / 2);

/** What the page has of it. */
export type ExportParts = {
  readonly filters: OrderFilters;
  /** Searched for on the device, where the provider leaves them out; '' for none (D-WISH-02). */
  readonly words: string;
  /** Orders that the device's notes add to the search. */
  readonly noted: readonly Order[];
  readonly call: Call;
} & Wording;

/** Everything that the list shows (WISH-022); fetched with the first export. */
export async function exportOrders(parts: ExportParts, progress: ExportProgress): Promise<ExportedTransactions> {
  const { filters, words, noted, call, titles, locale } = parts;
  try {
    const collected = await collectOrders(call, filters, {
      ...progress,
      onProgress: (loaded, total) => progress.onProgress(progress.withPrices ? half(loaded) : loaded, total),
    });
    const orders = words === '' ? collected : collected.filter((order) => matchesWords(order, words, { titles, locale }));
    const ids = new Set(orders.map(({ id }) => id));
    const all = [...orders, ...noted.filter(({ id }) => !ids.has(id))];
    const prices = progress.withPrices ? await collectPrices(call, all, progress) : undefined;
    return { kind: 'done', rows: all.map((order) => toExported(order, { titles, locale }, prices && (prices.get(order.id) ?? null))) };
  } catch (error) {
    if (progress.signal.aborted || error instanceof SessionEnd) return { kind: 'cancelled' };
    return { kind: 'failed', failure: loadFailure(error) };
  }
}

/** A hundred at a time: with the orders they are half of what is waited for. A call that fails ends the export: no file is half priced. */
async function collectPrices(
  call: Call,
  orders: readonly OrderRow[],
  { signal, onProgress }: ExportProgress,
): Promise<ReadonlyMap<string, OrderPrice>> {
  const prices = new Map<string, OrderPrice>();
  for (let from = 0; from < orders.length; from += MOST_PRICES) {
    const ids = orders.slice(from, from + MOST_PRICES).map(({ id }) => id);
    // One after the other: a provider is not asked for a whole history at once.
    // oxlint-disable-next-line no-await-in-loop
    for (const [id, price] of Object.entries(await askPrices(call, ids, signal))) prices.set(id, price);
    onProgress(half(orders.length) + half(from + ids.length), orders.length);
  }
  return prices;
}

/** A price as its ten cells (PRICE-008). */
const toExportedPrice = (price: OrderPrice): ExportedPrice => ({
  currency: price.currency,
  total: price.total,
  fee: price.fee,
  markup: price.markup,
  markupPercent: price.markup_percent ?? '',
  arrives: price.arrives,
  received: price.receives.value,
  receivedCurrency: price.receives.currency,
  middleRate: price.middle_rate ?? '',
  rate: price.rate ?? '',
});

/** An order as a line of the export: as it travels, nothing rounded (WISH-022). */
export function toExported(order: OrderRow, { titles, locale }: Wording, price?: OrderPrice | null): ExportedTransaction {
  const { id, status, created_at: date, volume, fee, counterparty } = order;
  return {
    date,
    type: orderTitle(order, titles, locale),
    status,
    amount: volume.value,
    currency: volume.currency,
    to: orderSides(order) === null ? null : (order.flow?.to ?? null),
    fee: fee ?? null,
    counterparty: counterparty ?? '',
    id,
    ...(price === undefined ? {} : { price: price && toExportedPrice(price) }),
  };
}

import type { Order, OrderRow } from '@wallet/contract/holdings/orders';
import { MAX_PRICES, type OrderPrice } from '@wallet/contract/operations/prices';
import type { ExportedPrice, ExportProgress, ExportedTransaction, ExportedTransactions } from '@wallet/ui/screens/transactions';
import type { Call } from '../../api/call.ts';
import { toLoadFailure, SessionEnd } from '../../api/errors.ts';
import { collectOrders } from '../../data/orders/history.ts';
import { requestPrices } from '../../data/orders/prices.ts';
import type { OrderFilters } from '../../data/orders/orderList.ts';
import { toOrderSides, toOrderTitle, type Wording } from '../../operations/transactionRows.ts';
import { matchesWords } from './wordSearch.ts';

const toHalf = (count: number): number => Math.floor(count / 2);

export type ExportParts = {
  readonly filters: OrderFilters;
  /** Words to search for on the device when the provider ignores them. Empty for none (D-WISH-02). */
  readonly words: string;
  /** Orders found by notes stored on the device. */
  readonly noted: readonly Order[];
  readonly call: Call;
  readonly wording: Wording;
};

/** Exports everything the list shows (WISH-022). This module is loaded with the first export. */
export async function exportOrders(parts: ExportParts, progress: ExportProgress): Promise<ExportedTransactions> {
  const { filters, words, noted, call, wording } = parts;
  try {
    const collected = await collectOrders(call, filters, {
      ...progress,
      onProgress: (loaded, total) => progress.onProgress(progress.withPrices ? toHalf(loaded) : loaded, total),
    });
    const orders = words === '' ? collected : collected.filter((order) => matchesWords(order, words, wording));
    const ids = new Set(orders.map(({ id }) => id));
    const all = [...orders, ...noted.filter(({ id }) => !ids.has(id))];
    const prices = progress.withPrices ? await collectPrices(call, all, progress) : undefined;
    return { kind: 'done', rows: all.map((order) => toExported(order, wording, prices && (prices.get(order.id) ?? null))) };
  } catch (error) {
    if (progress.signal.aborted || error instanceof SessionEnd) return { kind: 'cancelled' };
    return { kind: 'failed', failure: toLoadFailure(error) };
  }
}

/**
 * Requests the prices in batches, which count as half of the progress. A failed request fails the export, so that no file is only partly
 * priced.
 */
async function collectPrices(
  call: Call,
  orders: readonly OrderRow[],
  { signal, onProgress }: ExportProgress,
): Promise<ReadonlyMap<string, OrderPrice>> {
  const prices = new Map<string, OrderPrice>();
  for (let from = 0; from < orders.length; from += MAX_PRICES) {
    const ids = orders.slice(from, from + MAX_PRICES).map(({ id }) => id);
    // Sequential, so that the provider does not receive requests for a whole history at the same time.
    // oxlint-disable-next-line no-await-in-loop
    for (const [id, price] of Object.entries(await requestPrices(call, ids, signal))) prices.set(id, price);
    onProgress(toHalf(orders.length) + toHalf(from + ids.length), orders.length);
  }
  return prices;
}

/** Maps a price to its ten cells (PRICE-008). */
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

/** Maps an order to a line of the export, with the API's values unrounded (WISH-022). */
export function toExported(order: OrderRow, wording: Wording, price?: OrderPrice | null): ExportedTransaction {
  const { id, status, created_at: date, volume, fee, counterparty } = order;
  return {
    date,
    type: toOrderTitle(order, wording),
    status,
    amount: volume.value,
    currency: volume.currency,
    to: toOrderSides(order) === null ? null : (order.flow?.to ?? null),
    fee: fee ?? null,
    counterparty: counterparty ?? '',
    id,
    ...(price === undefined ? {} : { price: price && toExportedPrice(price) }),
  };
}

import { builtInLocale } from '@wallet/core/format/locale';
import { openProvider, type TestProvider } from '@wallet/sandbox/testing/openProvider';
import { transactionTitles } from '@wallet/ui/patterns/TransactionList';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSignedIn } from '../../testing/openSignedIn.ts';
import { exportOrders, type ExportParts } from './exported.ts';

let provider: TestProvider;
beforeAll(async () => {
  provider = await openProvider();
}, 60_000);
afterAll(() => provider.close());

/**
 * Opens the export of a customer with orders of every kind.
 * @param isRefused selects the URLs that the provider refuses
 */
async function openExport(isRefused: (url: URL) => boolean = () => false) {
  const { call } = await openSignedIn(provider, (request) =>
    isRefused(new URL(request.url)) ? Response.json({ code: 400, message: 'No' }, { status: 400 }) : provider.http.fetch(request),
  );
  return (filters: ExportParts['filters'], { withPrices = false, signal = new AbortController().signal } = {}) =>
    exportOrders(
      { filters, words: '', noted: [], call, wording: { titles: transactionTitles, locale: builtInLocale } },
      { signal, withPrices, onProgress: () => undefined },
    );
}

it('exports exactly what search and filters find (WISH-022)', async () => {
  const run = await openExport();
  const found = await run({ q: 'visa 4242', 'status[]': ['completed'] });
  const rows = found.kind === 'done' ? found.rows : [];
  expect(new Set(rows.map(({ counterparty, status }) => `${counterparty} ${status}`))).toEqual(new Set(['Visa 4242 completed']));
});

it('fails as a whole when a page or a price is missing, and returns nothing when cancelled (WISH-022, PRICE-008)', async () => {
  const withoutOrders = await openExport(({ pathname }) => pathname.endsWith('/search/orders'));
  expect(await withoutOrders({})).toMatchObject({ kind: 'failed' });
  const withoutPrices = await openExport(({ pathname }) => pathname.endsWith('/orders/prices'));
  expect(await withoutPrices({})).toMatchObject({ kind: 'done' });
  expect(await withoutPrices({}, { withPrices: true })).toMatchObject({ kind: 'failed' });
  const run = await openExport();
  expect(await run({}, { signal: AbortSignal.abort() })).toEqual({ kind: 'cancelled' });
});

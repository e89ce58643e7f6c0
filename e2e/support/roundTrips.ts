import type { Page, Request } from '@playwright/test';

/**
 * Long compared with the page's own work, even on a busy machine. A request that starts after a response therefore depends on it, and
 * requests made while the page draws are still pending when the result appears.
 */
const LATENCY_MS = 2000;

type Trip = { readonly path: string; readonly start: number; readonly end: number };
type Row = { readonly end: number; readonly paths: readonly string[] };

/** Start and end of a request in epoch milliseconds. Null if the browser answered it from its cache. */
function toTrip(request: Request): Trip | null {
  const { startTime, responseEnd } = request.timing();
  if (responseEnd < LATENCY_MS) return null;
  return { path: new URL(request.url()).pathname, start: startTime, end: startTime + responseEnd };
}

function findLongest(rows: readonly Row[]): readonly Row[] {
  const most = Math.max(0, ...rows.map(({ paths }) => paths.length));
  return rows.filter(({ paths }) => paths.length === most);
}

/**
 * Returns the longest chains of requests in which each starts after the previous one has ended. Parallel requests produce chains of equal
 * length.
 */
function findLongestRows(trips: readonly Trip[]): readonly (readonly string[])[] {
  const rows: Row[] = [];
  for (const { path, start, end } of trips.toSorted((left, right) => left.start - right.start)) {
    const before = findLongest(rows.filter((row) => row.end <= start));
    rows.push(...(before.length === 0 ? [{ end, paths: [path] }] : before.map(({ paths }) => ({ end, paths: [...paths, path] }))));
  }
  return findLongest(rows).map(({ paths }) => paths);
}

/**
 * Returns the longest chains of sequential round trips, by path, on a network with two seconds of latency.
 * @param act performs the customer's action
 * @param settle resolves once the awaited content is painted (`waitFor` rather than `expect`, whose polling slows down); later responses
 * are ignored
 */
export async function measureRoundTrips(
  page: Page,
  act: () => Promise<unknown>,
  settle: () => Promise<unknown>,
): Promise<readonly (readonly string[])[]> {
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  const finished: Request[] = [];
  const note = (request: Request): void => void finished.push(request);
  page.on('requestfinished', note);
  await act();
  await settle();
  page.off('requestfinished', note);
  await network.detach();
  return findLongestRows(finished.flatMap((request) => toTrip(request) ?? []));
}

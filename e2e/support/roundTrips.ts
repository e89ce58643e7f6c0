import type { Page, Request } from '@playwright/test';

/**
 * Long against what the page itself does in between, on a busy machine too: what begins after an answer has waited for it, and what is fetched
 * while the page draws what has come is still on its way when that is seen.
 */
const LATENCY_MS = 2000;

type Trip = { readonly path: string; readonly start: number; readonly end: number };
type Row = { readonly end: number; readonly paths: readonly string[] };

/** When a request left and when its answer was there, in epoch milliseconds; null where the browser had the answer itself. */
function tripOf(request: Request): Trip | null {
  const { startTime, responseEnd } = request.timing();
  if (responseEnd < LATENCY_MS) return null;
  return { path: new URL(request.url()).pathname, start: startTime, end: startTime + responseEnd };
}

function longest(rows: readonly Row[]): readonly Row[] {
  const most = Math.max(0, ...rows.map(({ paths }) => paths.length));
  return rows.filter(({ paths }) => paths.length === most);
}

/** The longest rows of trips each of which begins after the one before it has ended: what goes beside another makes a row as long. */
function longestRows(trips: readonly Trip[]): readonly (readonly string[])[] {
  const rows: Row[] = [];
  for (const { path, start, end } of trips.toSorted((left, right) => left.start - right.start)) {
    const before = longest(rows.filter((row) => row.end <= start));
    rows.push(...(before.length === 0 ? [{ end, paths: [path] }] : before.map(({ paths }) => ({ end, paths: [...paths, path] }))));
  }
  return longest(rows).map(({ paths }) => paths);
}

/**
 * The longest rows of round trips that are made one after another, by their paths, on a network on which each takes two seconds.
 * @param act what the customer does
 * @param settle resolves as soon as what they wait for is painted (`waitFor`, not `expect`, which looks ever more seldom); what is answered
 * later does not count
 */
export async function roundTripsOf(
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
  return longestRows(finished.flatMap((request) => tripOf(request) ?? []));
}

import type { Page } from '@playwright/test';

type Trip = { readonly url: string; readonly start: number; end: number };

/**
 * Watches what goes over the network from now on; what comes from the browser's cache does not count.
 * @returns the longest row of requests, each begun after the one before it had ended
 */
export async function watchRoundTrips(page: Page): Promise<() => readonly string[]> {
  const trips = new Map<string, Trip>();
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  network.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) => {
    if (request.url.startsWith('http')) trips.set(requestId, { url: request.url, start: timestamp, end: Infinity });
  });
  network.on('Network.requestServedFromCache', ({ requestId }) => void trips.delete(requestId));
  network.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache === true) trips.delete(requestId);
  });
  network.on('Network.loadingFinished', ({ requestId, timestamp }) => {
    const trip = trips.get(requestId);
    if (trip !== undefined) trip.end = timestamp;
  });
  return () => {
    const rows: { readonly end: number; readonly urls: readonly string[] }[] = [];
    for (const { url, start, end } of [...trips.values()].toSorted((one, other) => one.start - other.start)) {
      const before = rows.filter((row) => row.end <= start).toSorted((one, other) => other.urls.length - one.urls.length)[0];
      rows.push({ end, urls: [...(before?.urls ?? []), new URL(url).pathname] });
    }
    return rows.toSorted((one, other) => other.urls.length - one.urls.length)[0]?.urls ?? [];
  };
}

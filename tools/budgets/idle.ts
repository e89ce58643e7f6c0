import type { Page, Request } from 'playwright';
import { type Figure } from './Figure.ts';
import { withBrowser, logInAs, withProvider, openPhone, dismissNotice } from './withBrowser.ts';
import { getSizeKb, findStaticFiles } from './sizes/downloads.ts';
import { ASSETS, PREFETCHED, CHART, goals, LOGIN_IDLE } from './sizes/routes.ts';

/** Twice the required two seconds, because a chunk may take longer on two busy cores. */
const IDLE_MS = 4000;

type RequestedFiles = (type: string) => readonly string[];

async function recordRequestsUntilIdle(page: Page, press: () => Promise<unknown>): Promise<RequestedFiles> {
  const requests: Request[] = [];
  let last = performance.now();
  const note = (request: Request): void => {
    requests.push(request);
    last = performance.now();
  };
  page.on('request', note);
  await press();
  while (performance.now() - last < IDLE_MS) await page.waitForTimeout(100);
  page.off('request', note);
  return (type) => [
    ...new Set(requests.filter((request) => request.resourceType() === type).map((request) => new URL(request.url()).pathname.slice(1))),
  ];
}

/** Counts the requests before the first paint, by the browser's own timing. */
const countBeforePaint = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    return 1 + performance.getEntriesByType('resource').filter(({ startTime }) => startTime < paint).length;
  });

/**
 * KB of the scripts requested by a browser, and the difference to the manifest. Scripts prefetched for the next step do not count, because
 * only a slow machine fetches them within the measured time. The chart has its own figure.
 */
function toFigures(id: string, what: string, seen: RequestedFiles, modules: readonly string[], goal: number): readonly Figure[] {
  const [own, beforehand] = [findStaticFiles(modules), findStaticFiles([...PREFETCHED, ...CHART])];
  const value = getSizeKb(seen('script').filter((file) => own.has(file) || !beforehand.has(file)));
  return [
    { id, what: `${what}, in a browser`, value, unit: 'KB', goal },
    { id, what: 'difference to the manifest', value: Math.abs(value - getSizeKb(own)), unit: 'KB', goal: 1 },
  ];
}

/** D3, D4, D8, D9: the figures of the manifest, verified in a browser. */
export const measureUntilIdle = (): Promise<readonly Figure[]> =>
  withProvider((url) =>
    withBrowser(async (browser) => {
      const page = await openPhone(browser, url);
      const login = await recordRequestsUntilIdle(page, () => page.goto('/login'));
      const requests = await countBeforePaint(page);
      await logInAs(page, 'verified');
      await dismissNotice(page);
      await recordRequestsUntilIdle(page, () => Promise.resolve());
      const assets = await recordRequestsUntilIdle(page, () => page.goto('/assets'));
      return [
        ...toFigures('D3', '/login JavaScript until idle', login, LOGIN_IDLE, goals.loginIdle),
        ...toFigures('D4', '/assets JavaScript until the accounts are shown', assets, ASSETS, goals.assets),
        { id: 'D8', what: '/login fonts', value: getSizeKb(login('font')), unit: 'KB', goal: 35 },
        { id: 'D9', what: '/login requests before first paint', value: requests, unit: '', goal: 8 },
      ];
    }),
  );

import type { Page, Request } from 'playwright';
import { type Figure } from './Figure.ts';
import { inBrowser, logInAs, onProvider, openPhone, readNotice } from './inBrowser.ts';
import { sizeOf, staticClosure } from './sizes/downloads.ts';
import { ASSETS, BEFOREHAND, CHART, goals, LOGIN_IDLE } from './sizes/routes.ts';

/** Twice what is asked: on two busy cores a chunk may take more than the two seconds. */
const IDLE_MS = 4000;

/** Paths of the files of a kind that are asked for until nothing has been asked for that long. */
type Seen = (type: string) => readonly string[];

async function requestsUntilIdle(page: Page, press: () => Promise<unknown>): Promise<Seen> {
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

/** What was asked for before the first paint of the page, which the browser itself dates. */
const countBeforePaint = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    return 1 + performance.getEntriesByType('resource').filter(({ startTime }) => startTime < paint).length;
  });

/**
 * KB of the scripts that a browser asked for, and how much that is off the manifest. What is fetched beforehand for the next step does not count: a
 * slow machine comes to it within the measured time. Nor does the chart, which has a figure of its own.
 */
function figuresOf(id: string, what: string, seen: Seen, modules: readonly string[], goal: number): readonly Figure[] {
  const [own, beforehand] = [staticClosure(modules), staticClosure([...BEFOREHAND, ...CHART])];
  const value = sizeOf(seen('script').filter((file) => own.has(file) || !beforehand.has(file)));
  return [
    { id, what: `${what}, in a browser`, value, unit: 'KB', goal },
    { id, what: 'difference to the manifest', value: Math.abs(value - sizeOf(own)), unit: 'KB', goal: 1 },
  ];
}

/** D3, D4, D8, D9: the same as the manifest says, but seen by a browser. */
export const measureUntilIdle = (): Promise<readonly Figure[]> =>
  onProvider((url) =>
    inBrowser(async (browser) => {
      const page = await openPhone(browser, url);
      const login = await requestsUntilIdle(page, () => page.goto('/login'));
      const requests = await countBeforePaint(page);
      await logInAs(page, 'verified');
      await readNotice(page);
      await requestsUntilIdle(page, () => Promise.resolve());
      const assets = await requestsUntilIdle(page, () => page.goto('/assets'));
      return [
        ...figuresOf('D3', '/login JavaScript until idle', login, LOGIN_IDLE, goals.loginIdle),
        ...figuresOf('D4', '/assets JavaScript until the accounts are shown', assets, ASSETS, goals.assets),
        { id: 'D8', what: '/login fonts', value: sizeOf(login('font')), unit: 'KB', goal: 35 },
        { id: 'D9', what: '/login requests before first paint', value: requests, unit: '', goal: 8 },
      ];
    }),
  );

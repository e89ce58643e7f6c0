import { chromium, type Page, type Request } from 'playwright';
import * as z from 'zod/mini';
import { declineOffers } from '../../e2e/support/declineOffers.ts';
import { LoginPage } from '../../e2e/support/LoginPage.ts';
import { chromeFlags, chromePath } from '../chromePath.ts';
import type { Figure } from './Figure.ts';
import { readManifest, sizeOf, staticClosure } from './sizes/manifest.ts';
import { newDataDir, removeDataDir, startProvider } from './provider.ts';
import { ASSETS, BEFOREHAND, CHART, D3, D4, LOGIN_IDLE } from './sizes/routes.ts';

/** Twice what is asked: on two busy cores a chunk may take more than the two seconds. */
const IDLE_MS = 4000;
const customerSchema = z.object({ username: z.string(), password: z.string() });

type SeenRequest = { readonly url: string; readonly type: string };

/** Everything that is asked for until nothing has been asked for that long. */
async function requestsUntilIdle(page: Page, press: () => Promise<unknown>): Promise<readonly SeenRequest[]> {
  const requests: SeenRequest[] = [];
  let last = performance.now();
  const note = (request: Request): void => {
    requests.push({ url: new URL(request.url()).pathname, type: request.resourceType() });
    last = performance.now();
  };
  page.on('request', note);
  await press();
  while (performance.now() - last < IDLE_MS) await page.waitForTimeout(100);
  page.off('request', note);
  return requests;
}

const filesOf = (requests: readonly SeenRequest[], type: string): ReadonlySet<string> =>
  new Set(requests.filter((request) => request.type === type).map(({ url }) => url.slice(1)));

/**
 * What is fetched beforehand for the next step does not count: a slow machine comes to it within the measured time, a quick one does not.
 * Nor does the chart, which follows the accounts and has a figure of its own.
 */
function scriptsOf(requests: readonly SeenRequest[], own: ReadonlySet<string>, beforehand: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...filesOf(requests, 'script')].filter((file) => own.has(file) || !beforehand.has(file)));
}

/** What was asked for before the first paint of the page, which the browser itself dates. */
async function countBeforePaint(page: Page): Promise<number> {
  return page.evaluate(() => {
    const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    return 1 + performance.getEntriesByType('resource').filter(({ startTime }) => startTime < paint).length;
  });
}

/** D3, D4, D8, D9: the same as the manifest says, but seen by a browser. */
export async function measureUntilIdle(): Promise<readonly Figure[]> {
  const dataDir = newDataDir();
  const provider = await startProvider(dataDir);
  const browser = await chromium.launch({ executablePath: chromePath(), args: chromeFlags });
  try {
    const context = await browser.newContext({ baseURL: provider.url, viewport: { width: 390, height: 844 } });
    const manifest = readManifest();
    const beforehand = staticClosure(manifest, [...BEFOREHAND, ...CHART]);
    const [loginFiles, assetsFiles] = [staticClosure(manifest, LOGIN_IDLE), staticClosure(manifest, ASSETS)];
    const page = await context.newPage();
    await declineOffers(page);
    const login = await requestsUntilIdle(page, () => page.goto('/login'));
    const requests = await countBeforePaint(page);
    const answer = await context.request.post('/sandbox/customers', { data: { preset: 'verified' } });
    await new LoginPage(page).logIn(customerSchema.parse(await answer.json()));
    // Told once to every customer; what is measured is every visit after.
    await page.getByRole('dialog', { name: 'Important notice' }).getByRole('button', { name: 'Continue' }).click();
    await requestsUntilIdle(page, () => Promise.resolve());
    const assets = await requestsUntilIdle(page, () => page.goto('/assets'));
    const loginKb = sizeOf(scriptsOf(login, loginFiles, beforehand));
    const assetsKb = sizeOf(scriptsOf(assets, assetsFiles, beforehand));
    return [
      { id: 'D3', what: '/login JavaScript until idle, in a browser', value: loginKb, unit: 'KB', goal: D3 },
      { id: 'D3', what: 'difference to the manifest', value: Math.abs(loginKb - sizeOf(loginFiles)), unit: 'KB', goal: 1 },
      { id: 'D4', what: '/assets JavaScript until the accounts are shown, in a browser', value: assetsKb, unit: 'KB', goal: D4 },
      { id: 'D4', what: 'difference to the manifest', value: Math.abs(assetsKb - sizeOf(assetsFiles)), unit: 'KB', goal: 1 },
      { id: 'D8', what: '/login fonts', value: sizeOf(filesOf(login, 'font')), unit: 'KB', goal: 35 },
      { id: 'D9', what: '/login requests before first paint', value: requests, unit: '', goal: 8 },
    ];
  } finally {
    await browser.close();
    await provider.stop();
    removeDataDir(dataDir);
  }
}

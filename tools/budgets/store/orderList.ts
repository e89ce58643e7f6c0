import { chromium, type CDPSession, type Page } from 'playwright';
import * as z from 'zod/mini';
import { declineOffers } from '../../../e2e/support/declineOffers.ts';
import { LoginPage } from '../../../e2e/support/LoginPage.ts';
import { chromeFlags, chromePath } from '../../chromePath.ts';
import { median } from '../compare.ts';
import type { Figure } from '../Figure.ts';
import { newDataDir, removeDataDir, startProvider } from '../provider.ts';

/** Of the preset `large`. */
const ORDERS = 100_000;
/** Orders of a page, as the screen asks for them (D-TXN-14), and the most that the provider answers at once (API-066). */
const [ASKED, PAGE_SIZE] = [20, 100];
/** Pages that are compared: the second to the twenty-first with as many at the end. */
const COMPARED = 20;
const customerSchema = z.object({ username: z.string(), password: z.string() });

/** Half of a page's rows at their least height: what the list grows by for another reason than a page is less. */
const GROWTH_PX = (PAGE_SIZE / 2) * 44;

/** Scrolls to the end of the list until so many further pages are there; answers how long each took, in ms. */
async function loadPages(page: Page, count: number): Promise<readonly number[]> {
  return page.evaluate(
    async ([pages, growth]) => {
      const root = document.documentElement;
      const durations: number[] = [];
      for (let loaded = 0; loaded < pages; loaded++) {
        const before = root.scrollHeight;
        const startedAt = performance.now();
        while (root.scrollHeight < before + growth) {
          if (performance.now() - startedAt > 30_000) throw new Error(`No further page came after ${loaded} of ${pages}`);
          window.scrollTo(0, root.scrollHeight);
          await new Promise((resolve) => requestAnimationFrame(resolve));
        }
        durations.push(performance.now() - startedAt);
      }
      return durations;
    },
    [count, GROWTH_PX] as const,
  );
}

async function heapMbOf(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? Number.NaN) / 1e6;
}

/** Elements of the page: what a browser lays out and paints. */
const countNodes = (page: Page): Promise<number> => page.evaluate(() => document.querySelectorAll('*').length);

/** Jumps to places all over the list; answers the most nodes that were mounted at any, and the most frames until its rows were there. */
async function jumpAround(page: Page): Promise<{ readonly nodes: number; readonly frames: number }> {
  let [nodes, frames] = [0, 0];
  for (const share of [0, 0.25, 0.5, 0.75, 1]) {
    const paints = await page.evaluate(async (part) => {
      window.scrollTo(0, part * (document.documentElement.scrollHeight - innerHeight - 200));
      for (let count = 1; count < 120; count++) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
        const element = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
        if (element?.closest('main li') !== null && element !== null) return count;
      }
      return 120;
    }, share);
    frames = Math.max(frames, paints);
    nodes = Math.max(nodes, await countNodes(page));
  }
  return { nodes, frames };
}

/** L2 to L5: the history of the `large` customer on a phone, with all of its orders loaded. */
export async function measureOrderList(): Promise<readonly Figure[]> {
  const dataDir = newDataDir();
  const provider = await startProvider(dataDir);
  const browser = await chromium.launch({ executablePath: chromePath(), args: chromeFlags });
  try {
    const context = await browser.newContext({ baseURL: provider.url, viewport: { width: 390, height: 844 } });
    await context.request.patch('/sandbox/settings', { data: { rateLimitFactor: 1_000_000 } });
    const answer = await context.request.post('/sandbox/customers', { data: { preset: 'large' }, timeout: 120_000 });
    const page = await context.newPage();
    await declineOffers(page);
    await new LoginPage(page).logIn(customerSchema.parse(await answer.json()));
    await page.getByRole('heading', { level: 1 }).waitFor();
    // All of them in a fifth of the requests: only how many come at once differs from what the screen does.
    await page.route('**/search/orders?*', (route) =>
      route.continue({ url: route.request().url().replace(`limit=${ASKED}`, `limit=${PAGE_SIZE}`) }),
    );
    await page.goto('/transactions');
    await page.getByRole('main').getByRole('listitem').first().waitFor();
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable');
    const durations = await loadPages(page, ORDERS / PAGE_SIZE - 1);
    const heapMb = await heapMbOf(session);
    const { nodes, frames } = await jumpAround(page);
    const second = median(durations.slice(0, COMPARED));
    const last = median(durations.slice(-COMPARED));
    const of = `${ORDERS} orders loaded`;
    return [
      { id: 'L2', what: `nodes of the history, ${of}`, value: nodes, unit: '', goal: 500 },
      { id: 'L3', what: `heap, ${of}`, value: heapMb, unit: 'MB', goal: 22 },
      { id: 'L4', what: `frames until a jump shows its rows, ${of}`, value: frames, unit: '', goal: 2 },
      { id: 'L5', what: `the last pages to the second, ${of}`, value: last / second, unit: 'x', goal: 1.5 },
    ];
  } finally {
    await browser.close();
    await provider.stop();
    removeDataDir(dataDir);
  }
}

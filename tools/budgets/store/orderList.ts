import type { Page } from 'playwright';
import { median, type Figure } from '../Figure.ts';
import { withBrowser, logInAs, withProvider, openPhone } from '../withBrowser.ts';

const ORDERS = 100_000;
/** The page size that the screen requests (D-TXN-14), and the provider's maximum (API-066). */
const [REQUESTED, PAGE_SIZE] = [20, 100];
/** Compares pages 2 to 21 with as many at the end. */
const COMPARED_PAGES = 20;
/** Half of a page's rows at their minimum height. Any other growth of the list is smaller. */
const GROWTH_PX = (PAGE_SIZE / 2) * 44;

/** Scrolls to the end of the list until the given number of pages has loaded. Resolves with the duration of each in ms. */
const loadPages = (page: Page, count: number): Promise<readonly number[]> =>
  page.evaluate(
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

async function measureHeapMb(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? Number.NaN) / 1e6;
}

/** Jumps to positions across the list. Resolves with the maximum number of mounted elements, and of frames until rows were visible. */
const jumpAround = (page: Page): Promise<{ readonly nodes: number; readonly frames: number }> =>
  page.evaluate(async () => {
    let [nodes, frames] = [0, 0];
    for (const share of [0, 0.25, 0.5, 0.75, 1]) {
      window.scrollTo(0, share * (document.documentElement.scrollHeight - innerHeight - 200));
      let count = 0;
      do {
        await new Promise((resolve) => requestAnimationFrame(resolve));
        count += 1;
      } while (count < 120 && !document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest('main li'));
      frames = Math.max(frames, count);
      // The head lists the scripts of the page, whose size is measured by D3.
      nodes = Math.max(nodes, document.body.querySelectorAll('*').length);
    }
    return { nodes, frames };
  });

/** L2 to L5: the history of the `large` customer on a phone, with all orders loaded. */
export const measureOrderList = (): Promise<readonly Figure[]> =>
  withProvider((url) =>
    withBrowser(async (browser) => {
      const page = await openPhone(browser, url);
      await page.context().request.patch('/sandbox/settings', { data: { rateLimitFactor: 1_000_000 } });
      await logInAs(page, 'large');
      await page.getByRole('heading', { level: 1 }).waitFor();
      // Loads all orders in a fifth of the requests. Apart from the page size, this is what the screen does.
      await page.route('**/search/orders?*', (route) =>
        route.continue({ url: route.request().url().replace(`limit=${REQUESTED}`, `limit=${PAGE_SIZE}`) }),
      );
      await page.goto('/transactions');
      await page.getByRole('main').getByRole('listitem').first().waitFor();
      const durations = await loadPages(page, ORDERS / PAGE_SIZE - 1);
      const heapMb = await measureHeapMb(page);
      const { nodes, frames } = await jumpAround(page);
      const [second, last] = [median(durations.slice(0, COMPARED_PAGES)), median(durations.slice(-COMPARED_PAGES))];
      const of = `${ORDERS} orders loaded`;
      return [
        { id: 'L2', what: `nodes of the history, ${of}`, value: nodes, unit: '', goal: 450 },
        { id: 'L3', what: `heap, ${of}`, value: heapMb, unit: 'MB', goal: 22 },
        { id: 'L4', what: `frames until a jump shows its rows, ${of}`, value: frames, unit: '', goal: 2 },
        { id: 'L5', what: `the last pages to the second, ${of}`, value: last / second, unit: 'x', goal: 1.5 },
      ];
    }),
  );

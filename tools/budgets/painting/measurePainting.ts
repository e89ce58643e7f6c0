import { join } from 'node:path';
import type { Browser } from 'playwright';
import * as z from 'zod/mini';
import { measureAlternately, type Figure } from '../Figure.ts';
import { withBrowser, PHONE } from '../withBrowser.ts';
import { bundle } from '../sizes/bundle.ts';

const SAMPLES = 9;
const PAGE = '<!doctype html><html lang="en" data-brand="halden" data-theme="light"><body></body></html>';

/**
 * F8 and L1: time until rows are painted, relative to the same markup without components. Each sample has a new page, and the two variants
 * alternate.
 */
export async function measurePainting(): Promise<readonly Figure[]> {
  // As in a product's build, with the styles inside the script.
  const outputs = await bundle({ input: join(import.meta.dirname, 'page.tsx'), output: { format: 'iife' } });
  const content = outputs.flatMap((output) => (output.type === 'chunk' ? [output.code] : [])).join('\n');
  const sample = (browser: Browser, id: string, variant: string) => async (): Promise<number> => {
    const page = await browser.newPage({ viewport: PHONE });
    await page.setContent(PAGE);
    await page.addScriptTag({ content });
    const took = z.number().parse(await page.evaluate(`paint('${id}', '${variant}')`));
    const drawn = await page.locator('li').count();
    if (drawn < 12) throw new Error(`${id}: '${variant}' has not drawn its rows: there is nothing to time.`);
    await page.close();
    return took;
  };
  return withBrowser(async (browser) => {
    const figures: Figure[] = [];
    for (const [id, what, goal] of [
      ['F8', '1,000 list rows mounted, to plain classes', 1.6],
      ['L1', 'rows painted of 100,000 orders, to a windowing sketch', 1.75],
    ] as const) {
      const [ours = 0, floor = 1] = await measureAlternately([sample(browser, id, 'ours'), sample(browser, id, 'floor')], SAMPLES, 0);
      figures.push({ id, what: `${what} (${ours.toFixed(1)} against ${floor.toFixed(1)} ms)`, value: ours / floor, unit: 'x', goal });
    }
    return figures;
  });
}

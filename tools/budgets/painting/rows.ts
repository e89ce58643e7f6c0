import { join } from 'node:path';
import type { Rolldown } from 'vite';
import { chromium } from 'playwright';
import { chromeFlags, chromePath } from '../../chromePath.ts';
import { bundle } from '../sizes/bundle.ts';
import { median } from '../compare.ts';
import type { Figure } from '../Figure.ts';

const SAMPLES = 9;
const kinds = ['ours', 'plain'] as const;

async function bundlePage(): Promise<string> {
  const outputs = await bundle({ input: join(import.meta.dirname, 'rowsPage.ts') });
  const chunk = outputs.find((output): output is Rolldown.OutputChunk => output.type === 'chunk');
  if (chunk === undefined) throw new Error('F8: the page of rows has no script.');
  return chunk.code;
}

/** F8: 1,000 list rows mounted against the same markup with plain classes; a fresh page for each sample, the order taking turns. */
export async function measureRows(): Promise<readonly Figure[]> {
  const script = await bundlePage();
  const browser = await chromium.launch({ executablePath: chromePath(), args: chromeFlags });
  const times: Record<(typeof kinds)[number], number[]> = { ours: [], plain: [] };
  const drawn = new Set<string>();
  try {
    for (let sample = 0; sample < SAMPLES; sample++) {
      for (const kind of sample % 2 === 0 ? kinds : kinds.toReversed()) {
        const page = await browser.newPage();
        await page.addScriptTag({ content: script, type: 'module' });
        await page.waitForFunction(() => 'mountRows' in window);
        const { ms, row } = await page.evaluate((which) => window.mountRows(which), kind);
        times[kind].push(ms);
        drawn.add(row);
        await page.close();
      }
    }
  } finally {
    await browser.close();
  }
  if (drawn.size !== 1) throw new Error(`F8 compares two different markups:\n${[...drawn].join('\n')}`);
  const value = median(times.ours) / median(times.plain);
  return [{ id: 'F8', what: '1,000 list rows mounted, against plain classes', value, unit: 'x', goal: 1.6 }];
}

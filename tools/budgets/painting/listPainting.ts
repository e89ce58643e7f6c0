import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright';
import type { Rolldown } from 'vite';
import * as z from 'zod/mini';
import { chromeFlags, chromePath } from '../../chromePath.ts';
import { bundle } from '../sizes/bundle.ts';
import { median } from '../compare.ts';
import type { Figure } from '../Figure.ts';

const SAMPLES = 9;
type Variant = 'ours' | 'sketch';
type Built = { readonly script: string; readonly styles: string };

/** The page that holds both lists, as a product's build would carry them. */
async function buildLists(): Promise<Built> {
  const outputs = await bundle({ input: join(import.meta.dirname, 'list/main.tsx'), output: { format: 'iife' } });
  const scripts = outputs.filter((output): output is Rolldown.OutputChunk => output.type === 'chunk');
  const styles = outputs.filter((output) => output.type === 'asset' && output.fileName.endsWith('.css'));
  return {
    script: scripts.map(({ code }) => code).join('\n'),
    styles: [
      ...styles.map((asset) => ('source' in asset ? String(asset.source) : '')),
      readFileSync(join(import.meta.dirname, 'list/sketch.css'), 'utf8'),
    ].join('\n'),
  };
}

/** Milliseconds to rows painted, on a page that has drawn nothing yet. */
async function sampleOf(browser: Browser, { script, styles }: Built, variant: Variant): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  try {
    await page.setContent('<!doctype html><html lang="en" data-brand="halden" data-theme="light"><body></body></html>');
    await page.addStyleTag({ content: styles });
    await page.addScriptTag({ content: script });
    const took = z.number().parse(await page.evaluate(`paintList(${JSON.stringify(variant)})`));
    if ((await page.locator('li').count()) < 12) throw new Error(`The list '${variant}' has not drawn its rows: there is nothing to time.`);
    return took;
  } finally {
    await page.close();
  }
}

/** L1: 100,000 orders until their rows are painted, beside a sketch of fixed-height windowing, by turns that nobody can foresee. */
export async function measureListPainting(): Promise<readonly Figure[]> {
  const built = await buildLists();
  const browser = await chromium.launch({ executablePath: chromePath(), args: chromeFlags });
  try {
    const times: Record<Variant, number[]> = { ours: [], sketch: [] };
    const turns = Array.from({ length: SAMPLES }, (): readonly Variant[] =>
      Math.random() < 0.5 ? ['ours', 'sketch'] : ['sketch', 'ours'],
    );
    for (const variant of turns.flat()) times[variant].push(await sampleOf(browser, built, variant));
    const [ours, sketch] = [median(times.ours), median(times.sketch)];
    const what = `rows painted of 100,000 orders (${ours.toFixed(1)} ms), to a windowing sketch (${sketch.toFixed(1)} ms)`;
    return [{ id: 'L1', what, value: ours / sketch, unit: 'x', goal: 1.75 }];
  } finally {
    await browser.close();
  }
}

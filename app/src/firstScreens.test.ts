import { readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { expect, it } from 'vitest';
import { createFirstScreen, firstScreenPaths } from './firstScreens.tsx';

const config: unknown = JSON.parse(readFileSync(new URL('../public/config.json', import.meta.url), 'utf8'));

async function prerender(path: string): Promise<string> {
  const { prelude } = await prerenderToNodeStream(createFirstScreen(path, config));
  return text(prelude);
}

it.each(firstScreenPaths)('has the words of the hero in the markup of %s (DESK-006)', async (path) => {
  const markup = await prerender(path);
  for (const words of ['Your digital family office', 'Wealth, banking and crypto in one place.']) expect(markup).toContain(words);
});

it.each(firstScreenPaths)('draws %s without a button that could be pressed before its script has loaded (APP-052)', async (path) => {
  const buttons = (await prerender(path)).match(/<button[^>]*>/g) ?? [];
  expect(buttons.length).toBeGreaterThan(0);
  expect(buttons.filter((button) => !button.includes(' disabled=""'))).toEqual([]);
});

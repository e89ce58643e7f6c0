import { readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { expect, it } from 'vitest';
import { createFirstScreen, firstScreenPaths } from './firstScreens.tsx';

const config: unknown = JSON.parse(readFileSync(new URL('../public/config.json', import.meta.url), 'utf8'));

it.each(firstScreenPaths)('draws %s without a button that could be pressed before its script has loaded (APP-052)', async (path) => {
  const { prelude } = await prerenderToNodeStream(createFirstScreen(path, config));
  const buttons = (await text(prelude)).match(/<button[^>]*>/g) ?? [];
  expect(buttons.length).toBeGreaterThan(0);
  expect(buttons.filter((button) => !button.includes(' disabled=""'))).toEqual([]);
});

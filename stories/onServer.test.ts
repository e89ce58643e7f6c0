import { composeStories, type Meta, type StoryObj } from '@storybook/react-vite';
import { createElement } from 'react';
import { prerender } from 'react-dom/static';
import { afterAll, expect, it, vi } from 'vitest';

type StoryModule = { readonly default: Meta } & Readonly<Record<string, StoryObj>>;
const storyModules = import.meta.glob<StoryModule>('./{components,foundations,patterns,screens}/**/*.stories.tsx');

afterAll(() => void vi.unstubAllGlobals());

it.each(Object.entries(storyModules))('renders the states of %s where no browser is (LIB-025)', async (_path, load) => {
  const stories = composeStories(await load());
  // The stories import a polyfill of it.
  vi.stubGlobal('CSS', undefined);
  expect(['document', 'window', 'matchMedia'].filter((name) => name in globalThis)).toEqual([]);
  const errors: string[] = [];
  for (const [name, Story] of Object.entries(stories)) {
    const onError = (error: unknown): void => void errors.push(`${name}: ${String(error)}`);
    // Parts that load on demand are rendered as well. An error outside of them is reported and then thrown.
    await prerender(createElement(Story), { onError }).catch(() => undefined);
  }
  expect(errors).toEqual([]);
});

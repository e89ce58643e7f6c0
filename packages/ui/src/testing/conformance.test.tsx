import { act, cleanup, render } from '@testing-library/react';
import { StrictMode, type ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { controlSamples } from './controlSamples.tsx';
import { displaySamples } from './displaySamples.tsx';
import { flowSamples } from './flowSamples.tsx';
import { foundationSamples } from './foundationSamples.tsx';
import { addWhatJsdomMisses } from './missingInJsdom.ts';
import { overlaySamples } from './overlaySamples.tsx';
import { patternSamples } from './patternSamples.tsx';
import { ignore, type ForwardedProps, type Samples } from './Sample.ts';

const samples: Samples = {
  ...controlSamples,
  ...displaySamples,
  ...overlaySamples,
  ...foundationSamples,
  ...patternSamples,
  ...flowSamples,
};
/** Every module named like a component; none of them is loaded by being listed. */
const modules = Object.keys(import.meta.glob('../{foundations,components,patterns}/*/[A-Z]*.tsx'))
  .map((path) => path.slice('../'.length, -'.tsx'.length))
  .filter((path) => !path.endsWith('.test'));

const forwarded = (ref: ForwardedProps['ref'] = ignore): ForwardedProps => ({
  ref,
  className: 'from-outside',
  'data-testid': 'conformance',
});

/** Styles stay in memory: jsdom would read all of them again with every new one. */
const { instance: sheet } = new ServerStyleSheet();
const unstyled = (element: ReactElement): ReactElement => <StyleSheetManager sheet={sheet}>{element}</StyleSheetManager>;

/** What a server does not have. */
const OF_A_WINDOW = ['window', 'document', 'navigator', 'localStorage', 'sessionStorage', 'matchMedia', 'location', 'history'];

function withoutWindow(element: ReactElement): string {
  const present = OF_A_WINDOW.map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const);
  for (const name of OF_A_WINDOW) Object.defineProperty(globalThis, name, { value: undefined, configurable: true });
  try {
    return renderToString(element);
  } finally {
    for (const [name, descriptor] of present) if (descriptor !== undefined) Object.defineProperty(globalThis, name, descriptor);
  }
}

/** What a stream would send in the end: the first rendering calls for what is loaded lazily, the second has it. */
async function renderOnServer(element: ReactElement): Promise<string> {
  withoutWindow(element);
  await vi.dynamicImportSettled();
  return withoutWindow(element);
}

const complaints: unknown[][] = [];
beforeAll(() => {
  addWhatJsdomMisses();
  return () => vi.unstubAllGlobals();
});
beforeEach(() => {
  complaints.length = 0;
  for (const level of ['error', 'warn'] as const) vi.spyOn(console, level).mockImplementation((...said) => void complaints.push(said));
});
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

it('has a sample of every component, and of nothing else', () => {
  expect(Object.keys(samples).toSorted()).toEqual(modules.toSorted());
});

describe.each(Object.entries(samples))('%s', (_module, sample) => {
  if (sample.element !== null) {
    it('hands ref, class name and unknown props to its element, and takes the ref back', () => {
      const held: (Element | null)[] = [];
      const { unmount } = render(unstyled(sample.render(forwarded((element) => void held.push(element)))));
      const [element, ...others] = document.querySelectorAll('[data-testid="conformance"]');
      expect(others).toEqual([]);
      expect(element?.localName).toBe(sample.element);
      expect(element?.closest('.from-outside')).not.toBeNull();
      expect(held.at(-1)).toBe(element);
      unmount();
      expect(held.at(-1)).toBeNull();
    });
  }

  it('does nothing wrong when StrictMode runs its effects twice, and leaves nothing behind', async () => {
    const { unmount } = render(<StrictMode>{unstyled(sample.render(forwarded()))}</StrictMode>);
    await act(() => Promise.resolve());
    unmount();
    expect(complaints).toEqual([]);
    expect(document.body.querySelectorAll('*:not(div:empty)')).toHaveLength(0);
  });

  it('is rendered where there is no window, and taken over without a difference', async () => {
    const element = unstyled(sample.render(forwarded()));
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = await renderOnServer(element);
    const differences: unknown[] = [];
    const root = await act(async () => hydrateRoot(container, element, { onRecoverableError: (error) => void differences.push(error) }));
    act(() => root.unmount());
    expect([...differences, ...complaints]).toEqual([]);
  });
});

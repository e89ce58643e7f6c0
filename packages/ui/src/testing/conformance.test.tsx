import { act, fireEvent } from '@testing-library/react';
import { expect as expectElement } from 'storybook/test';
import { StrictMode, type ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { allSamples, forwarded } from './allSamples.ts';
import { forwardedElement, renderUnstyled, unstyled, freshPage } from './renderSample.tsx';

const sources = import.meta.glob<string>('../{foundations,components,patterns}/*/[A-Z]*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const modules = Object.entries(sources)
  .map(([path, source]) => [path.slice('../'.length, -'.tsx'.length), source] as const)
  .filter(([path]) => !path.endsWith('.test'));
/** `components/Radio/Radio`: every exported component by its folder and name, whichever module of the folder it is in. */
const exported = new Set(
  modules.flatMap(([path, source]) =>
    [...source.matchAll(/^export (?:function|const) ([A-Z]\w*[a-z]\w*)/gm)].map(([, name]) => path.replace(/[^/]*$/, String(name))),
  ),
);

/** Globals that a server lacks. */
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

/** Renders what a stream would have sent in the end: the first pass triggers the lazy imports, the second has them. */
async function renderOnServer(element: ReactElement): Promise<string> {
  withoutWindow(element);
  await vi.dynamicImportSettled();
  return withoutWindow(element);
}

const CONTROLS =
  'button, a[href], input:not([hidden]), textarea, dialog, [role="tablist"], [role="radiogroup"], [role="listbox"], [tabindex="0"]';
const hasControls = (element: ReactElement): boolean => /<(button|a|input|textarea)\b|tabindex="0"/.test(renderToString(unstyled(element)));

const REFERENCES = ['aria-labelledby', 'aria-describedby', 'aria-controls', 'aria-activedescendant', 'for', 'popovertarget'];
const referred = (): string[] =>
  REFERENCES.flatMap((name) =>
    [...document.querySelectorAll(`[${name}]`)].flatMap((element) => element.getAttribute(name)?.split(' ') ?? []),
  );
/** Excludes `main`, which a page has only once and whose id is the target of the skip link. */
const ids = (): string[] => [...document.querySelectorAll('[id]:not(main)')].map(({ id }) => id);

/** Events that a user of the library can listen to on any element. */
const listened = {
  onFocus: (element: Element) => fireEvent.focus(element),
  onBlur: (element: Element) => fireEvent.blur(element),
  onPointerEnter: (element: Element) => fireEvent.pointerEnter(element),
  onPointerDown: (element: Element) => fireEvent.pointerDown(element),
  onPointerUp: (element: Element) => fireEvent.pointerUp(element),
  onPointerLeave: (element: Element) => fireEvent.pointerLeave(element),
  onMouseEnter: (element: Element) => fireEvent.mouseEnter(element),
  onMouseLeave: (element: Element) => fireEvent.mouseLeave(element),
  onTouchStart: (element: Element) => fireEvent.touchStart(element),
  onTouchEnd: (element: Element) => fireEvent.touchEnd(element),
} as const;

const complaints = freshPage();

it('has a sample for the component that each module is named after, and only for exported components', () => {
  const sampled = Object.keys(allSamples);
  const named = modules.map(([path]) => path);
  expect(named.filter((path) => !sampled.includes(path))).toEqual([]);
  expect(sampled.filter((name) => !named.includes(name) && !exported.has(name))).toEqual([]);
});

const samples = Object.entries(allSamples);

/** Lists that set their own padding and whose types accept no style. */
const PLACED = new Set([
  'patterns/TransactionList/MonthList',
  'patterns/TransactionList/TransactionList',
  'patterns/TransactionList/TransactionTable',
]);

describe.each(samples.filter(([, { element }]) => element !== null))('%s', (module, sample) => {
  it('passes its ref to its element and resets it on unmount', () => {
    const elements: (Element | null)[] = [];
    const { unmount } = renderUnstyled(sample.render(forwarded({ ref: (element: Element | null) => void elements.push(element) })));
    expect(elements.at(-1)).toBe(forwardedElement());
    unmount();
    expect(elements.at(-1)).toBeNull();
  });

  it('passes unknown props to a single element, of the tag that its sample names', () => {
    renderUnstyled(sample.render(forwarded()));
    expect([...document.querySelectorAll('[data-testid="conformance"]')].map(({ localName }) => localName)).toEqual([sample.element]);
  });

  it('puts the class name on its element or on the frame around it', () => {
    renderUnstyled(sample.render(forwarded()));
    expect(document.querySelectorAll('.from-outside')).toHaveLength(1);
    expect(forwardedElement().closest('.from-outside')).not.toBeNull();
  });

  if (!PLACED.has(module)) {
    it('accepts a style', () => {
      renderUnstyled(sample.render(forwarded({ style: { zIndex: 7 } })));
      expect(forwardedElement().style.zIndex).toBe('7');
    });
  }

  it(`calls its user's handlers in addition to its own`, () => {
    const called: string[] = [];
    const handlers = Object.keys(listened).map((name) => [name, () => void called.push(name)] as const);
    renderUnstyled(sample.render(forwarded(Object.fromEntries(handlers))));
    for (const fire of Object.values(listened)) fire(forwardedElement());
    expect(Object.keys(listened).filter((name) => !called.includes(name))).toEqual([]);
  });

  it('keeps the same element, with focus and text, when its parent re-renders', () => {
    const { rerender } = renderUnstyled(sample.render(forwarded()));
    const element = forwardedElement();
    rerender(sample.render(forwarded({ title: 'changed' })));
    expect(forwardedElement()).toBe(element);
  });
});

describe.each(samples)('%s', (_module, sample) => {
  if (hasControls(sample.render(forwarded())) || sample.element === 'dialog') {
    it('gives every control an accessible name', async () => {
      renderUnstyled(sample.render(forwarded()));
      for (const control of document.querySelectorAll(CONTROLS)) await expectElement(control).toHaveAccessibleName();
    });
  }

  it('has unique ids when rendered twice and refers only to existing ids', () => {
    renderUnstyled(
      <>
        {sample.render(forwarded())}
        <hr />
        {sample.render(forwarded())}
      </>,
    );
    expect(ids().filter((id, index, all) => all.indexOf(id) !== index)).toEqual([]);
    expect(referred().filter((id) => !ids().includes(id))).toEqual([]);
  });

  it('logs nothing to the console in StrictMode', async () => {
    renderUnstyled(<StrictMode>{sample.render(forwarded())}</StrictMode>);
    await act(() => Promise.resolve());
    expect(complaints).toEqual([]);
  });

  it('leaves nothing behind after unmounting', async () => {
    const { unmount } = renderUnstyled(<StrictMode>{sample.render(forwarded())}</StrictMode>);
    await act(() => Promise.resolve());
    unmount();
    expect(document.body.querySelectorAll('*:not(div:empty)')).toHaveLength(0);
    expect(document.documentElement.style.overflow).toBe('');
  });

  it('renders without a window', () => {
    expect(() => withoutWindow(unstyled(sample.render(forwarded())))).not.toThrow();
    expect(complaints).toEqual([]);
  });

  it('hydrates without a mismatch', async () => {
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

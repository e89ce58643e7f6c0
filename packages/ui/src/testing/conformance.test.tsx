import { act, fireEvent } from '@testing-library/react';
import { expect as expectElement } from 'storybook/test';
import { StrictMode, type ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { allSamples, createForwardedProps } from './allSamples.ts';
import { getForwardedElement, renderWithInMemoryStyles, withInMemoryStyles, setUpPage } from './renderSample.tsx';

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
const BROWSER_GLOBALS = ['window', 'document', 'navigator', 'localStorage', 'sessionStorage', 'matchMedia', 'location', 'history'];

function renderWithoutWindow(element: ReactElement): string {
  const present = BROWSER_GLOBALS.map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const);
  for (const name of BROWSER_GLOBALS) Object.defineProperty(globalThis, name, { value: undefined, configurable: true });
  try {
    return renderToString(element);
  } finally {
    for (const [name, descriptor] of present) if (descriptor !== undefined) Object.defineProperty(globalThis, name, descriptor);
  }
}

/** Renders what a stream would have sent in the end: the first pass triggers the lazy imports, the second has them. */
async function renderOnServer(element: ReactElement): Promise<string> {
  renderWithoutWindow(element);
  await vi.dynamicImportSettled();
  return renderWithoutWindow(element);
}

const CONTROLS =
  'button, a[href], input:not([hidden]), textarea, dialog, [role="tablist"], [role="radiogroup"], [role="listbox"], [tabindex="0"]';
const hasControls = (element: ReactElement): boolean =>
  /<(button|a|input|textarea)\b|tabindex="0"/.test(renderToString(withInMemoryStyles(element)));

const REFERENCES = ['aria-labelledby', 'aria-describedby', 'aria-controls', 'aria-activedescendant', 'for', 'popovertarget'];
const getReferencedIds = (): string[] =>
  REFERENCES.flatMap((name) =>
    [...document.querySelectorAll(`[${name}]`)].flatMap((element) => element.getAttribute(name)?.split(' ') ?? []),
  );
/** Excludes `main`, which a page has only once and whose id is the target of the skip link. */
const getIds = (): string[] => [...document.querySelectorAll('[id]:not(main)')].map(({ id }) => id);

/** Events that a user of the library can listen to on any element. */
const forwardedEvents = {
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

const consoleOutput = setUpPage();

it('has a sample for the component that each module is named after, and only for exported components', () => {
  const sampled = Object.keys(allSamples);
  const named = modules.map(([path]) => path);
  expect(named.filter((path) => !sampled.includes(path))).toEqual([]);
  expect(sampled.filter((name) => !named.includes(name) && !exported.has(name))).toEqual([]);
});

const samples = Object.entries(allSamples);

/** Lists that set their own padding and whose types accept no style. */
const WITHOUT_STYLE = new Set([
  'patterns/TransactionList/MonthList',
  'patterns/TransactionList/TransactionList',
  'patterns/TransactionList/TransactionTable',
]);

describe.each(samples.filter(([, { element }]) => element !== null))('%s', (module, sample) => {
  it('passes its ref to its element and resets it on unmount', () => {
    const elements: (Element | null)[] = [];
    const { unmount } = renderWithInMemoryStyles(
      sample.render(createForwardedProps({ ref: (element: Element | null) => void elements.push(element) })),
    );
    expect(elements.at(-1)).toBe(getForwardedElement());
    unmount();
    expect(elements.at(-1)).toBeNull();
  });

  it('passes unknown props to a single element, of the tag that its sample names', () => {
    renderWithInMemoryStyles(sample.render(createForwardedProps()));
    expect([...document.querySelectorAll('[data-testid="conformance"]')].map(({ localName }) => localName)).toEqual([sample.element]);
  });

  it('puts the class name on its element or on the frame around it', () => {
    renderWithInMemoryStyles(sample.render(createForwardedProps()));
    expect(document.querySelectorAll('.from-outside')).toHaveLength(1);
    expect(getForwardedElement().closest('.from-outside')).not.toBeNull();
  });

  if (!WITHOUT_STYLE.has(module)) {
    it('accepts a style', () => {
      renderWithInMemoryStyles(sample.render(createForwardedProps({ style: { zIndex: 7 } })));
      expect(getForwardedElement().style.zIndex).toBe('7');
    });
  }

  it(`calls its user's handlers in addition to its own`, () => {
    const called: string[] = [];
    const handlers = Object.keys(forwardedEvents).map((name) => [name, () => void called.push(name)] as const);
    renderWithInMemoryStyles(sample.render(createForwardedProps(Object.fromEntries(handlers))));
    for (const fire of Object.values(forwardedEvents)) fire(getForwardedElement());
    expect(Object.keys(forwardedEvents).filter((name) => !called.includes(name))).toEqual([]);
  });

  it('keeps the same element, with focus and text, when its parent re-renders', () => {
    const { rerender } = renderWithInMemoryStyles(sample.render(createForwardedProps()));
    const element = getForwardedElement();
    rerender(sample.render(createForwardedProps({ title: 'changed' })));
    expect(getForwardedElement()).toBe(element);
  });
});

describe.each(samples)('%s', (_module, sample) => {
  if (hasControls(sample.render(createForwardedProps())) || sample.element === 'dialog') {
    it('gives every control an accessible name', async () => {
      renderWithInMemoryStyles(sample.render(createForwardedProps()));
      for (const control of document.querySelectorAll(CONTROLS)) await expectElement(control).toHaveAccessibleName();
    });
  }

  it('has unique ids when rendered twice and refers only to existing ids', () => {
    renderWithInMemoryStyles(
      <>
        {sample.render(createForwardedProps())}
        <hr />
        {sample.render(createForwardedProps())}
      </>,
    );
    expect(getIds().filter((id, index, all) => all.indexOf(id) !== index)).toEqual([]);
    expect(getReferencedIds().filter((id) => !getIds().includes(id))).toEqual([]);
  });

  it('logs nothing to the console in StrictMode', async () => {
    renderWithInMemoryStyles(<StrictMode>{sample.render(createForwardedProps())}</StrictMode>);
    await act(() => Promise.resolve());
    expect(consoleOutput).toEqual([]);
  });

  it('leaves nothing behind after unmounting', async () => {
    const { unmount } = renderWithInMemoryStyles(<StrictMode>{sample.render(createForwardedProps())}</StrictMode>);
    await act(() => Promise.resolve());
    unmount();
    expect(document.body.querySelectorAll('*:not(div:empty)')).toHaveLength(0);
  });

  it('renders without a window', () => {
    expect(() => renderWithoutWindow(withInMemoryStyles(sample.render(createForwardedProps())))).not.toThrow();
    expect(consoleOutput).toEqual([]);
  });

  it('hydrates without a mismatch', async () => {
    const element = withInMemoryStyles(sample.render(createForwardedProps()));
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = await renderOnServer(element);
    const differences: unknown[] = [];
    const root = await act(async () => hydrateRoot(container, element, { onRecoverableError: (error) => void differences.push(error) }));
    act(() => root.unmount());
    expect([...differences, ...consoleOutput]).toEqual([]);
  });
});

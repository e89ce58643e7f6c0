import { render, type RenderResult } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { setUpPage } from '../../testing/renderSample.tsx';
import { WalletRoot } from './WalletRoot.tsx';

setUpPage();

/** A phone of 844 px. jsdom has no visual viewport. */
class Viewport extends EventTarget {
  height = 844;
  scale = 1;
  offsetTop = 0;
}

const readInsets = (): readonly string[] =>
  ['--keyboard-inset', '--panned-inset'].map((name) => document.documentElement.style.getPropertyValue(name));

function setUpPhone() {
  const viewport = new Viewport();
  vi.stubGlobal('visualViewport', viewport);
  vi.stubGlobal('innerHeight', 844);
  const change = (to: Partial<Pick<Viewport, 'height' | 'scale' | 'offsetTop'>>): readonly string[] => {
    Object.assign(viewport, to);
    viewport.dispatchEvent(new Event('resize'));
    return readInsets();
  };
  return change;
}

const mountRoot = (): RenderResult => render(<WalletRoot slots={null}>Page</WalletRoot>);

it.each([
  ['nothing on the screen', {}, ['0px', '0px']],
  ['a keyboard', { height: 506.4 }, ['338px', '0px']],
  ['a keyboard over a page that the browser moved', { height: 506.4, offsetTop: 100 }, ['238px', '100px']],
  ['a page that is zoomed in', { height: 422, scale: 2, offsetTop: 200 }, ['0px', '0px']],
  ['a keyboard over a page that is zoomed in', { height: 253.2, scale: 2 }, ['338px', '0px']],
] as const)('measures what is covered by %s (D-APP-41)', (_what, viewport, insets) => {
  const change = setUpPhone();
  mountRoot();
  expect(change(viewport)).toEqual(insets);
});

it('shows the field once the keyboard is there, and only then (D-APP-41)', () => {
  const change = setUpPhone();
  const shown = vi.spyOn(Element.prototype, 'scrollIntoView');
  const { container } = mountRoot();
  const input = container.appendChild(document.createElement('input'));
  input.focus();
  change({ offsetTop: 0 });
  expect(shown).not.toHaveBeenCalled();
  change({ height: 506 });
  expect(shown.mock.contexts).toEqual([input]);
  change({ offsetTop: 100 });
  change({ offsetTop: 0 });
  change({ height: 844 });
  expect(shown).toHaveBeenCalledOnce();
});

it('continues until the last root on the page is unmounted (D-APP-42)', () => {
  const change = setUpPhone();
  const [first, second] = [mountRoot(), mountRoot()];
  first.unmount();
  expect(change({ height: 506 })).toEqual(['338px', '0px']);
  second.unmount();
  expect(readInsets()).toEqual(['', '']);
});

import { render } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { defineBrand } from '../../tokens/brand/defineBrand.ts';
import { BrandMark } from '../BrandMark/BrandMark.tsx';
import { ThemeRoot } from './ThemeRoot.tsx';

const root = document.documentElement;
const Mark = () => <svg data-own="" />;
const own = defineBrand({ id: 'own', name: 'Own Bank', seeds: { accent: '#0f766e' }, mark: Mark });

beforeAll(() => {
  // Missing in jsdom.
  Object.assign(globalThis, { matchMedia: () => ({ addEventListener: () => undefined, removeEventListener: () => undefined }) });
});

it('keeps the brand and language already set on the page (LIB-005)', () => {
  Object.assign(root.dataset, { brand: 'kolm' });
  root.lang = 'fr';
  const { unmount } = render(<ThemeRoot theme="dark">Page</ThemeRoot>);
  expect([root.dataset['brand'], root.dataset['theme'], root.lang]).toEqual(['kolm', 'dark', 'fr']);
  unmount();
});

it('accepts a brand by its id or as a brand definition (LIB-005)', () => {
  const { container, rerender, unmount } = render(
    <ThemeRoot brand="kolm">
      <BrandMark />
    </ThemeRoot>,
  );
  expect([root.dataset['brand'], container.textContent, container.querySelector('svg')]).toEqual(['kolm', 'kolm', null]);
  rerender(
    <ThemeRoot brand={own}>
      <BrandMark />
    </ThemeRoot>,
  );
  expect([root.dataset['brand'], container.textContent]).toEqual(['own', 'Own Bank']);
  expect(container.querySelector('svg')?.hasAttribute('data-own')).toBe(true);
  unmount();
});

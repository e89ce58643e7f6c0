import { money } from '@wallet/core/money/money';
import { expect, it } from 'vitest';
import { setUpPage, renderWithInMemoryStyles } from '../../testing/renderSample.tsx';
import { Money } from './Money.tsx';

setUpPage();

const before = money('12.50', 'EUR', 2);
const after = money('13.75', 'EUR', 2);

it('DESIGN 5: replaces the element of a changed balance so that it fades in', () => {
  const { container, rerender } = renderWithInMemoryStyles(<Money holding value={before} />);
  const first = container.firstElementChild;
  expect(first?.hasAttribute('data-changed')).toBe(false);
  rerender(<Money holding value={after} />);
  expect(container.textContent).toBe('€13.75');
  expect(container.firstElementChild).not.toBe(first);
  expect(container.firstElementChild?.hasAttribute('data-changed')).toBe(true);
});

it('DESIGN 5: updates a calculated amount in place, as a single text node that is read out whole', () => {
  const { container, rerender } = renderWithInMemoryStyles(<Money value={before} />);
  const first = container.firstElementChild;
  rerender(<Money value={after} />);
  expect(container.firstElementChild).toBe(first);
  expect(first?.hasAttribute('data-changed')).toBe(false);
  expect(first?.childNodes).toHaveLength(1);
  expect(first?.textContent).toBe('€13.75');
});

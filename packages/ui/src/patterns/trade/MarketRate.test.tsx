import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MarketRate } from './MarketRate.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const later = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const rate = (price: string, cameAt: number | null = null) => (
  <MarketRate price={price} pricedAt={0} cameAt={cameAt}>
    1 BTC
  </MarketRate>
);

it('has an arrow for a price that has moved, and none for one that is only written otherwise (MKT-010)', () => {
  const { rerender } = render(rate('61000'));
  rerender(rate('61000.00'));
  expect(screen.queryByRole('img')).toBeNull();
  rerender(rate('60999.99'));
  expect(screen.getByRole('img', { name: 'down' })).toBeDefined();
  rerender(rate('61000'));
  expect(screen.getByRole('img', { name: 'up' })).toBeDefined();
});

it('the arrow of a price that has moved stands for three seconds (MKT-010)', async () => {
  const { rerender } = render(rate('61000'));
  rerender(rate('61001'));
  await later(2999);
  expect(screen.queryByRole('img')).not.toBeNull();
  await later(1);
  expect(screen.queryByRole('img')).toBeNull();
});

it('a price that came more than 60 s ago may be old (MKT-017)', async () => {
  render(rate('61000', Date.now()));
  await later(60_000);
  expect(screen.getByText('Price at 00:00:00 UTC')).toBeDefined();
  await later(1000);
  expect(screen.getByText('Price at 00:00:00 UTC may be old')).toBeDefined();
});

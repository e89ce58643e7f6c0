import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MarketRate } from './MarketRate.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const advanceTimers = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const renderRate = (price: string, cameAt: number | null = null) => (
  <MarketRate price={price} pricedAt={0} cameAt={cameAt}>
    1 BTC
  </MarketRate>
);

it('shows an arrow when the price moves, but not when only its notation changes (MKT-010)', () => {
  const { rerender } = render(renderRate('61000'));
  rerender(renderRate('61000.00'));
  expect(screen.queryByRole('img')).toBeNull();
  rerender(renderRate('60999.99'));
  expect(screen.getByRole('img', { name: 'down' })).toBeDefined();
  rerender(renderRate('61000'));
  expect(screen.getByRole('img', { name: 'up' })).toBeDefined();
});

it('shows the arrow for three seconds (MKT-010)', async () => {
  const { rerender } = render(renderRate('61000'));
  rerender(renderRate('61001'));
  await advanceTimers(2999);
  expect(screen.queryByRole('img')).not.toBeNull();
  await advanceTimers(1);
  expect(screen.queryByRole('img')).toBeNull();
});

it('states that a price may be old 60 s after its arrival (MKT-017)', async () => {
  render(renderRate('61000', Date.now()));
  await advanceTimers(60_000);
  expect(screen.getByText('Price at 00:00:00 UTC')).toBeDefined();
  await advanceTimers(1000);
  expect(screen.getByText('Price at 00:00:00 UTC may be old')).toBeDefined();
});

import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { MarketRate } from './MarketRate.tsx';

const rate = (price: string) => (
  <MarketRate price={price} pricedAt={0} cameAt={null}>
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

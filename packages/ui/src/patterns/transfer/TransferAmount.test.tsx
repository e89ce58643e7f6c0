import { money } from '@wallet/core/money/money';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TransferAmount } from './TransferAmount.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const btc = (text: string) => money(text, 'BTC', 8);
const ignore = () => undefined;

/** A form that stores the amount in coins and receives a rate. */
function Form({ perUnit, rateAt }: { readonly perUnit: string; readonly rateAt: number }) {
  const [coins, setCoins] = useState('');
  const asset = {
    code: 'BTC',
    name: 'Bitcoin',
    lower: btc('0.0005'),
    upper: btc('1'),
    feeAllowance: btc('1'),
    rate: { perUnit, currencyCode: 'EUR', decimals: 2 },
    inFiat: { isChosen: true, onChoice: ignore, rateAt },
    needsBeneficiary: false,
    isSendable: true,
  };
  const amount = { value: coins, onValueChange: setCoins, onBlur: ignore, issue: undefined };
  return (
    <>
      <TransferAmount asset={asset} amount={amount} decimals={8} advice={undefined} onUseAll={ignore} />
      <span data-testid="coins">{coins}</span>
    </>
  );
}

const advanceTimers = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const type = (text: string) => fireEvent.change(screen.getByLabelText('Amount'), { target: { value: text } });
const getCoins = () => screen.getByTestId('coins').textContent;

it('keeps the euros on a new rate and updates the coins one second after the last keystroke (PRICE-013)', async () => {
  const rateAt = Date.now();
  const { rerender } = render(<Form perUnit="60000" rateAt={rateAt} />);
  type('500');
  expect(getCoins()).toBe('0.00833334');
  await advanceTimers(100);
  rerender(<Form perUnit="50000" rateAt={rateAt} />);
  await advanceTimers(899);
  expect(getCoins()).toBe('0.00833334');
  await advanceTimers(1);
  expect(getCoins()).toBe('0.01');
  expect(screen.getByLabelText<HTMLInputElement>('Amount').value).toBe('500');
  expect(screen.getByText(/^New rate: 0\.01.BTC$/)).toBeDefined();
});

it('clears the amount and reports it when the rate becomes older than two minutes (PRICE-014)', async () => {
  render(<Form perUnit="60000" rateAt={Date.now()} />);
  type('500');
  await advanceTimers(119_999);
  expect(getCoins()).toBe('0.00833334');
  await advanceTimers(1);
  expect(getCoins()).toBe('');
  expect(screen.getByText('The rate is not available now. Type the amount in BTC.')).toBeDefined();
});

import type { Quote } from '@wallet/core/fees/quote';
import { type Money, toAmountText } from '@wallet/core/money/money';
import { eur } from '@wallet/core/testing/amounts';
import { act, renderHook } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { quoteDeducted } from './foreignQuotes.ts';
import { useServerQuote } from './useServerQuote.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** A page whose screen asks about one amount in each render, as it does while the customer types. */
function renderPage() {
  const load = vi.fn<(amount: Money) => Promise<Quote>>(async (amount) => quoteDeducted(amount));
  const { result, rerender } = renderHook(
    ({ text }) => {
      const { quote, retry } = useServerQuote(load);
      return { shown: quote(eur(text)), retry };
    },
    { initialProps: { text: '0' }, wrapper: StrictMode },
  );
  return {
    load,
    result,
    type: (text: string) => act(async () => rerender({ text })),
    pause: (ms = 300) => act(() => vi.advanceTimersByTimeAsync(ms)),
    readRequests: () => load.mock.calls.map(([amount]) => toAmountText(amount)),
  };
}

it('asks once for each amount at which the typing pauses, however often the page renders (LIB-012)', async () => {
  const { result, type, pause, readRequests } = renderPage();
  for (const text of ['2', '25', '250', '250', '250', '250']) {
    await type(text);
    await pause(100);
  }
  expect(result.current.shown).toEqual(quoteDeducted(eur('250')));
  await type('300');
  expect(result.current.shown).toBeNull();
  await pause();
  await type('250');
  expect(result.current.shown).toEqual(quoteDeducted(eur('250')));
  await pause();
  expect(readRequests()).toEqual(['250.00', '300.00']);
});

it('asks again for what has failed by "retry", or when the customer comes back to the amount (LIB-012, LIB-024)', async () => {
  const { load, result, type, pause, readRequests } = renderPage();
  load.mockRejectedValueOnce(new Error('Down'));
  await type('250');
  await pause();
  await pause();
  expect(result.current).toEqual({ shown: null, retry: expect.any(Function) });
  await act(async () => result.current.retry?.());
  expect(result.current).toEqual({ shown: quoteDeducted(eur('250')), retry: null });
  load.mockRejectedValueOnce(new Error('Down'));
  await type('100');
  await pause();
  await type('250');
  await type('100');
  await pause();
  expect(result.current).toEqual({ shown: quoteDeducted(eur('100')), retry: null });
  expect(readRequests()).toEqual(['250.00', '250.00', '100.00', '100.00']);
});

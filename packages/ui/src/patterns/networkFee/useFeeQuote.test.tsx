import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useFeeQuote, type FeeRequest } from './useFeeQuote.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const advanceTimers = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

it('requests the fee once, 200 ms after the last keystroke (LIM-050, SEND-026)', async () => {
  const requestFee = vi.fn(async ({ amount }: FeeRequest) => `fee of ${amount}`);
  const { result, rerender } = renderHook(({ amount }) => useFeeQuote({ amount, address: '0xA' }, requestFee), {
    initialProps: { amount: '1' },
  });
  await advanceTimers(199);
  rerender({ amount: '12' });
  await advanceTimers(199);
  expect(requestFee).not.toHaveBeenCalled();
  await advanceTimers(1);
  expect(requestFee.mock.calls.map(([question]) => question)).toEqual([{ amount: '12', address: '0xA' }]);
  expect(result.current.quote).toBe('fee of 12');
});

it('cancels the request made before the last keystroke (SEND-026)', async () => {
  const signals: AbortSignal[] = [];
  const requestFee = (_: FeeRequest, signal: AbortSignal) => {
    signals.push(signal);
    return new Promise<string>(() => undefined);
  };
  const { rerender } = renderHook(({ amount }) => useFeeQuote({ amount }, requestFee), { initialProps: { amount: '1' } });
  await advanceTimers(200);
  rerender({ amount: '2' });
  await advanceTimers(200);
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
});

it('takes a rejected request as failed, and repeats it (SEND-026, D-ERR-07)', async () => {
  const requestFee = vi.fn(async () => 'fee').mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const { result } = renderHook(() => useFeeQuote({ amount: '1' }, requestFee));
  await advanceTimers(200);
  expect(result.current.quote).toEqual({ kind: 'failed', failure: 'unexpected' });
  act(() => result.current.retry());
  await advanceTimers(200);
  expect(result.current.quote).toBe('fee');
});

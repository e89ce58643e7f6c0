import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Timer } from './Timer.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const later = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const shown = () => screen.queryByRole('timer')?.textContent;
const said = () => screen.getByRole('status').textContent;

it('counts down every second, offers a new code at zero and calls onEnd once (REG-009, REG-023, SET-037)', async () => {
  const [onEnd, onResend] = [vi.fn(), vi.fn()];
  render(<Timer endsAt={Date.now() + 61_500} onResend={onResend} onEnd={onEnd} />);
  expect(shown()).toContain('01:02');
  await later(500);
  expect(shown()).toContain('01:01');
  await later(60_000);
  expect(shown()).toContain('00:01');
  expect(onEnd).not.toHaveBeenCalled();
  await later(1000);
  expect(shown()).toBeUndefined();
  fireEvent.click(screen.getByRole('button', { name: 'Resend code' }));
  expect(onResend).toHaveBeenCalledTimes(1);
  await later(60_000);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

it('is announced at the start, at ten seconds and at the end (D-REG-15)', async () => {
  render(<Timer endsAt={Date.now() + 12_000} onResend={() => undefined} />);
  expect(said()).toBe('12 seconds left');
  await later(1000);
  expect(said()).toBe('12 seconds left');
  await later(1000);
  expect(said()).toBe('10 seconds left');
  await later(9000);
  expect(said()).toBe('10 seconds left');
  await later(1000);
  expect(said()).toBe('You can request a new code now');
});

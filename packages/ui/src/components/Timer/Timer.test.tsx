import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Timer } from './Timer.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const advanceTimers = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const getTimerText = () => screen.queryByRole('timer')?.textContent;
const getAnnouncement = () => screen.getByRole('status').textContent;

it('counts down every second, offers a new code at zero and calls onEnd once (REG-009, REG-023, SET-037)', async () => {
  const [onEnd, onResend] = [vi.fn(), vi.fn()];
  render(<Timer endsAt={Date.now() + 61_500} onResend={onResend} onEnd={onEnd} />);
  expect(getTimerText()).toContain('01:02');
  await advanceTimers(500);
  expect(getTimerText()).toContain('01:01');
  await advanceTimers(60_000);
  expect(getTimerText()).toContain('00:01');
  expect(onEnd).not.toHaveBeenCalled();
  await advanceTimers(1000);
  expect(getTimerText()).toBeUndefined();
  fireEvent.click(screen.getByRole('button', { name: 'Resend code' }));
  expect(onResend).toHaveBeenCalledTimes(1);
  await advanceTimers(60_000);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

it('is announced at the start, at ten seconds and at the end (D-REG-15)', async () => {
  render(<Timer endsAt={Date.now() + 12_000} onResend={() => undefined} />);
  expect(getAnnouncement()).toBe('12 seconds left');
  await advanceTimers(1000);
  expect(getAnnouncement()).toBe('12 seconds left');
  await advanceTimers(1000);
  expect(getAnnouncement()).toBe('10 seconds left');
  await advanceTimers(9000);
  expect(getAnnouncement()).toBe('10 seconds left');
  await advanceTimers(1000);
  expect(getAnnouncement()).toBe('You can request a new code now');
});

const timer = (onContactSupport?: () => void) => (
  <Timer endsAt={0} attemptsLeft={0} onResend={() => undefined} onContactSupport={onContactSupport} />
);

it('offers and announces no new code when no attempts are left, and says so where there is no support (REG-010, LIB-024)', () => {
  const { container, rerender } = render(timer());
  expect(container.textContent).toBe('You cannot request another code.');
  rerender(timer(() => undefined));
  expect(container.textContent).toBe('Contact support');
});

import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LoadingOverlay } from './LoadingOverlay.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const advanceTimers = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const queryCover = () => document.querySelector('[data-part="cover"]');
const getPayButton = () => screen.getByText('Pay');
const renderOverlay = (busy: boolean) => (
  <LoadingOverlay busy={busy}>
    <button type="button">Pay</button>
  </LoadingOverlay>
);

it('does not appear for a fast response, and restores the focus (APP-033, D-APP-17)', async () => {
  const { rerender } = render(renderOverlay(false));
  getPayButton().focus();
  rerender(renderOverlay(true));
  expect(getPayButton().closest('[inert]')).not.toBeNull();
  await advanceTimers(299);
  rerender(renderOverlay(false));
  await advanceTimers(400);
  expect(queryCover()).toBeNull();
  expect(document.activeElement).toBe(getPayButton());
});

it('appears after 300 ms, stays for 400 ms, and restores the focus (APP-033, D-APP-17)', async () => {
  const { rerender } = render(renderOverlay(false));
  getPayButton().focus();
  rerender(renderOverlay(true));
  await advanceTimers(299);
  expect(queryCover()).toBeNull();
  await advanceTimers(1);
  expect(queryCover()).not.toBeNull();
  rerender(renderOverlay(false));
  await advanceTimers(399);
  expect(queryCover()).not.toBeNull();
  expect(getPayButton().closest('[inert]')).not.toBeNull();
  await advanceTimers(1);
  expect(queryCover()).toBeNull();
  await advanceTimers(1);
  expect(document.activeElement).toBe(getPayButton());
});

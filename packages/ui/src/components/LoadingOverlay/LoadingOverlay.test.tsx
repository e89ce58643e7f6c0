import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LoadingOverlay } from './LoadingOverlay.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const later = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const cover = () => document.querySelector('[data-part="cover"]');
const pay = () => screen.getByText('Pay');
const overlay = (busy: boolean) => (
  <LoadingOverlay busy={busy}>
    <button type="button">Pay</button>
  </LoadingOverlay>
);

it('does not appear for a fast response, and restores the focus (APP-033, D-APP-17)', async () => {
  const { rerender } = render(overlay(false));
  pay().focus();
  rerender(overlay(true));
  expect(pay().closest('[inert]')).not.toBeNull();
  await later(299);
  rerender(overlay(false));
  await later(400);
  expect(cover()).toBeNull();
  expect(document.activeElement).toBe(pay());
});

it('appears after 300 ms, stays for 400 ms, and restores the focus (APP-033, D-APP-17)', async () => {
  const { rerender } = render(overlay(false));
  pay().focus();
  rerender(overlay(true));
  await later(299);
  expect(cover()).toBeNull();
  await later(1);
  expect(cover()).not.toBeNull();
  rerender(overlay(false));
  await later(399);
  expect(cover()).not.toBeNull();
  expect(pay().closest('[inert]')).not.toBeNull();
  await later(1);
  expect(cover()).toBeNull();
  await later(1);
  expect(document.activeElement).toBe(pay());
});

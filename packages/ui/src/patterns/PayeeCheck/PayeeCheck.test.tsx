import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PayeeCheck } from './PayeeCheck.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const advanceTimers = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const ignore = () => undefined;

it('states after three seconds that the bank has not answered yet (VOP-002)', async () => {
  render(<PayeeCheck state={{ kind: 'checking' }} name="Alice Hale" accepted={false} onAcceptedChange={ignore} onRetry={ignore} />);
  await advanceTimers(2999);
  expect(screen.getByRole('status').textContent).toBe('Checking the name with the bank…');
  await advanceTimers(1);
  expect(screen.getByRole('status').textContent).toBe('The bank has not answered yet…');
});

import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DetailList } from '../DetailList/DetailList.tsx';
import { CopyBox, CopyRow } from './index.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const advanceTimers = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const onCopy = async () => undefined;
const getAnnouncement = () => screen.getByRole('status').textContent;

async function expectConfirmationFor(copied: ReactElement, milliseconds: number): Promise<void> {
  render(copied);
  fireEvent.click(screen.getByRole('button', { name: /^Copy/ }));
  await advanceTimers(0);
  await advanceTimers(milliseconds - 1);
  expect(getAnnouncement()).toBe('Copied');
  await advanceTimers(1);
  expect(getAnnouncement()).toBe('');
}

it('shows the confirmation for 2 s in a CopyBox (APP-045, LEG-045, LIM-038)', () =>
  expectConfirmationFor(<CopyBox label="Your address" value="bc1" copyText="bc1" onCopy={onCopy} />, 2000));

it('shows the confirmation for 1200 ms in requisites (APP-045, SEPA-025, LIM-039)', () =>
  expectConfirmationFor(<CopyRow label="IBAN" value="LT60 1010" copyText="LT601010" onCopy={onCopy} />, 1200));

it('shows the confirmation for 1200 ms in details (APP-045, LIM-039)', () =>
  expectConfirmationFor(<DetailList items={[{ label: 'Id', value: '17', copyText: '17' }]} onCopy={onCopy} />, 1200));

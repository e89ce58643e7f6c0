import { act, fireEvent, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AccessIssueNotice } from '../patterns/access/AccessIssueNotice.tsx';
import { ConfirmationIssue } from '../patterns/Confirmation/ConfirmationIssue.tsx';
import { ChangePasswordScreen } from '../screens/change-password/ChangePasswordScreen.tsx';
import { renderWithInMemoryStyles, setUpPage } from './renderSample.tsx';
import { noop } from './Sample.ts';

setUpPage();
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const advanceTimers = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

async function changePassword(): Promise<void> {
  const passwords = { 'Old password': 'Halden2026', 'New password': 'Halden2027', 'Confirm password': 'Halden2027' };
  for (const [label, value] of Object.entries(passwords)) fireEvent.change(screen.getByLabelText(label), { target: { value } });
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Save' })));
}

const changed = <ChangePasswordScreen username="A" onSave={async () => ({ kind: 'waiting', seconds: 61 })} onBack={noop} />;

type Case = { readonly notice: ReactElement; readonly refuse?: () => Promise<void> };
const cases: Readonly<Record<string, Case>> = {
  'at a log-in': { notice: <AccessIssueNotice issue={{ kind: 'tooManyAttempts', seconds: 61 }} place="login" /> },
  'after the last code': { notice: <AccessIssueNotice issue={{ kind: 'noMoreCodes', seconds: 61 }} place="code" /> },
  'at a confirmation': { notice: <ConfirmationIssue outcome={{ kind: 'stopped', seconds: 61 }} refusal={undefined} /> },
  'at a change of the password': { notice: changed, refuse: changePassword },
};

it.each(Object.entries(cases))(
  'the time to wait %s counts down within a message that is read out once, and disappears at its end (D-AUTH-14)',
  async (_, { notice, refuse }) => {
    renderWithInMemoryStyles(notice);
    await refuse?.();
    expect(screen.getByRole('alert').textContent).toContain('Try again in 01:01.');
    await advanceTimers(58_000);
    expect(screen.getByRole('timer').textContent).toBe('Try again in 00:03.');
    await advanceTimers(3000);
    expect(screen.queryByRole('timer')).toBeNull();
    expect(document.body.textContent).not.toContain('Try again in');
  },
);

it('a password cannot be saved during the time to wait, whatever is typed, and can be afterwards (D-AUTH-14)', async () => {
  renderWithInMemoryStyles(changed);
  await changePassword();
  const save = screen.getByRole<HTMLButtonElement>('button', { name: 'Save' });
  expect(document.activeElement).toBe(screen.getByLabelText('Old password'));
  fireEvent.change(screen.getByLabelText('Old password'), { target: { value: 'Halden2025' } });
  await advanceTimers(60_000);
  expect([save.disabled, screen.getByRole('timer').textContent]).toEqual([true, 'Try again in 00:01.']);
  await advanceTimers(1000);
  expect([save.disabled, screen.queryByRole('alert')]).toEqual([false, null]);
});

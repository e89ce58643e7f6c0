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

type Case = { readonly notice: ReactElement; readonly refuse?: () => Promise<void> };
const cases: Readonly<Record<string, Case>> = {
  'at a log-in': { notice: <AccessIssueNotice issue={{ kind: 'tooManyAttempts', seconds: 61 }} place="login" /> },
  'after the last code': { notice: <AccessIssueNotice issue={{ kind: 'noMoreCodes', seconds: 61 }} place="code" /> },
  'at a confirmation': { notice: <ConfirmationIssue outcome={{ kind: 'stopped', seconds: 61 }} refusal={undefined} /> },
  'at a change of the password': {
    notice: <ChangePasswordScreen username="A" onSave={async () => ({ kind: 'waiting', seconds: 61 })} onBack={noop} />,
    refuse: changePassword,
  },
};

it.each(Object.entries(cases))(
  'the time to wait %s counts down within a message that is read out once, and disappears at its end (D-AUTH-14)',
  async (_, { notice, refuse }) => {
    renderWithInMemoryStyles(notice);
    await refuse?.();
    const message = screen.getByRole('alert').textContent;
    expect(message).toContain('Try again in 01:01.');
    await advanceTimers(58_000);
    expect(screen.getByRole('timer').textContent).toBe('Try again in 00:03.');
    await advanceTimers(3000);
    expect(screen.getByRole('alert').textContent).toBe(message?.replace('Try again in 01:01.', ''));
  },
);

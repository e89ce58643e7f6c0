import { expect, it } from 'vitest';
import { ApiError, Refusal } from '../../api/errors.ts';
import { attempt } from '../../api/outcome.ts';
import { changeRules } from './ChangePasswordPage.tsx';

const attemptChange = (thrown: Error) => attempt(() => Promise.reject(thrown), changeRules);

const attemptRefused = (status: number, fields: Record<string, string[]>) =>
  attemptChange(new Refusal(status, { code: 400, message: 'Validation failed', fields }));

it.each([
  ['old_password', 'oldPassword', 'Invalid password'],
  ['new_password.first', 'newPassword', 'Choose another password'],
  ['new_password.second', 'repeated', "Passwords don't match"],
])('shows the provider’s message for %s at the field %s (PWD-015)', async (wire, field, message) => {
  expect(await attemptRefused(wire === 'new_password.first' ? 422 : 400, { [wire]: [message] })).toEqual({
    kind: 'refused',
    fields: { [field]: message },
  });
});

it('reports the waiting time after five wrong old passwords (PWD-014)', async () => {
  const refusal = new Refusal(400, { code: 112, message: 'Too many attempts', expired: 900 });
  expect(await attemptChange(refusal)).toEqual({ kind: 'waiting', seconds: 900 });
});

it('distinguishes an offline failure (D-PWD-23)', async () => {
  expect(await attemptChange(new ApiError('offline'))).toEqual({ kind: 'failed', failure: 'offline' });
});

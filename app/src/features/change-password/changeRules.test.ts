import { expect, it } from 'vitest';
import { attempt } from '../../api/outcome.ts';
import { buildRefusal } from '../../testing/buildRefusal.ts';
import { changeRules } from './ChangePasswordPage.tsx';

it.each([
  [400, 'old_password', 'oldPassword', 'Invalid password'],
  [422, 'new_password.first', 'newPassword', 'Choose another password'],
  [400, 'new_password.second', 'repeated', "Passwords don't match"],
])('shows the provider’s message of a %i for %s at the field %s (PWD-015)', async (status, wire, field, message) => {
  const refusal = buildRefusal(status, { fields: { [wire]: [message] } });
  expect(await attempt(() => Promise.reject(refusal), changeRules)).toEqual({ kind: 'refused', fields: { [field]: message } });
});

it('reports the waiting time after five wrong old passwords (PWD-014)', () => {
  expect(changeRules.special(buildRefusal(400, { code: 112, expired: 900 }))).toEqual({ kind: 'waiting', seconds: 900 });
});

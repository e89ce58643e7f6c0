import { expect, it } from 'vitest';
import { Refusal } from '../../api/errors.ts';
import { toPhoneRefusal } from './model.ts';

const buildRefusal = (code: number, message: string, fields?: Record<string, string[]>) =>
  new Refusal(400, { code, message, ...(fields === undefined ? {} : { fields }) });

it('shows an unknown invitation code at its field (REG-029, D-REG-20)', () => {
  const refusal = buildRefusal(400, 'Validation failed', { invite_code: ['Invalid code'] });
  expect(toPhoneRefusal(refusal)).toEqual({ kind: 'refused', fields: { inviteCode: 'Invalid code' } });
});

it('shows a refused phone at its field (AUTH-019)', () => {
  expect(toPhoneRefusal(buildRefusal(400, 'Validation failed', { username: ['Invalid phone number'] }))).toEqual({
    kind: 'refused',
    fields: { phone: 'Invalid phone number' },
  });
});

it('reports AccountExists as a separate issue, with or without a field (REG-024)', () => {
  const issue = { kind: 'accessRefused', issue: { kind: 'accountExists' } };
  expect(toPhoneRefusal(buildRefusal(111, 'Account already exists', { username: ['Account already exists'] }))).toEqual(issue);
});

it('reports the waiting time for AttemptsTimeout (REG-025)', () => {
  const refusal = new Refusal(400, { code: 112, message: 'Too many attempts', expired: 600 });
  expect(toPhoneRefusal(refusal)).toEqual({ kind: 'accessRefused', issue: { kind: 'tooManyAttempts', seconds: 600 } });
});

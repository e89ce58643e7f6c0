import { expect, it } from 'vitest';
import { Refusal } from '../../api/errors.ts';
import { toPhoneOutcome } from './toPhoneOutcome.ts';

const refuse = (code: number, message: string, fields?: Record<string, string[]>) =>
  new Refusal(400, { code, message, ...(fields === undefined ? {} : { fields }) });

it('REG-029 D-REG-20 an unknown invitation stands on its field', () => {
  const refusal = refuse(400, 'Validation failed', { invite_code: ['Invalid code'] });
  expect(toPhoneOutcome(refusal)).toEqual({ kind: 'invalid', fields: { inviteCode: 'Invalid code' } });
});

it('AUTH-019 a refused phone stands on its field', () => {
  expect(toPhoneOutcome(refuse(400, 'Validation failed', { username: ['Invalid phone number'] }))).toEqual({
    kind: 'invalid',
    fields: { phone: 'Invalid phone number' },
  });
});

it('REG-024 AccountExists is an issue of its own, with or without a field', () => {
  const issue = { kind: 'refused', issue: { kind: 'accountExists' } };
  expect(toPhoneOutcome(refuse(111, 'Account already exists', { username: ['Account already exists'] }))).toEqual(issue);
});

it('REG-025 AttemptsTimeout tells how long to wait', () => {
  const refusal = new Refusal(400, { code: 112, message: 'Too many attempts', expired: 600 });
  expect(toPhoneOutcome(refusal)).toEqual({ kind: 'refused', issue: { kind: 'tooManyAttempts', seconds: 600 } });
});

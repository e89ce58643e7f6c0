import { expect, it } from 'vitest';
import { getPasswordLock } from './passwordAttempts.ts';

const NOW = new Date('2026-03-14T09:00:00.000Z');
const subtractFromNow = (seconds: number) => new Date(NOW.getTime() - seconds * 1000);
const createWrongAttempts = (count: number, newest: number, apart: number) =>
  Array.from({ length: count }, (_, index) => subtractFromNow(newest + index * apart));

it('allows four wrong passwords and locks for 900 seconds after the fifth (RULE-012)', () => {
  expect(getPasswordLock(createWrongAttempts(4, 0, 10), NOW)).toBeNull();
  expect(getPasswordLock(createWrongAttempts(5, 0, 10), NOW)).toEqual({ refusal: 'tooManyAttempts', expired: 900 });
  expect(getPasswordLock(createWrongAttempts(5, 899, 10), NOW)).toEqual({ refusal: 'tooManyAttempts', expired: 1 });
  expect(getPasswordLock(createWrongAttempts(5, 900, 10), NOW)).toBeNull();
});

it('locks again after five more (RULE-012)', () => {
  expect(getPasswordLock(createWrongAttempts(6, 0, 1000), NOW)).toBeNull();
  expect(getPasswordLock(createWrongAttempts(10, 0, 1000), NOW)).toMatchObject({ refusal: 'tooManyAttempts' });
});

it('blocks for 24 hours after twenty within 24 hours (RULE-012)', () => {
  expect(getPasswordLock(createWrongAttempts(20, 0, 1000), NOW)).toEqual({ refusal: 'temporarilyBlocked' });
  expect(getPasswordLock(createWrongAttempts(20, 86_399, 1000), NOW)).toEqual({ refusal: 'temporarilyBlocked' });
  expect(getPasswordLock(createWrongAttempts(20, 86_400, 1000), NOW)).toBeNull();
});

it('does not block for twenty spread over more than 24 hours (RULE-012)', () => {
  expect(getPasswordLock(createWrongAttempts(20, 0, 4600), NOW)).toMatchObject({ refusal: 'tooManyAttempts' });
});

import { expect, it } from 'vitest';
import { ApiError, Refusal, SessionEnd } from '../../api/errors.ts';
import { toCodeOutcome } from './toCodeOutcome.ts';
import { toQuoteIssues, toSubmitOutcome } from './toTransferOutcome.ts';

const names = { address: 'address', amount: 'amount', beneficiary_country: 'beneficiaryCountry' } as const;

const refuse = (status: number, code: number, message: string, fields?: Record<string, string[]>) =>
  new Refusal(status, { code, message, ...(fields === undefined ? {} : { fields }) });

it('puts what the provider says on the field that it names (SEND-049)', () => {
  const refusal = refuse(400, 400, 'Invalid address', { address: ['Invalid address'], beneficiary_country: ['This field is required'] });
  expect(toSubmitOutcome(refusal, names)).toEqual({
    kind: 'refused',
    fields: { address: 'Invalid address', beneficiaryCountry: 'This field is required' },
  });
});

it('says every "Not enough…" in one way (SEND-050)', () => {
  expect(toSubmitOutcome(refuse(400, 400, 'x', { amount: ['Not enough money on the wallet'] }), names)).toMatchObject({
    fields: { amount: 'Not enough funds' },
  });
});

it('drops the blank-amount message and keeps the others (SEND-051, D-SEND-34)', () => {
  const blank = 'This value should not be blank.';
  expect(toSubmitOutcome(refuse(400, 400, 'Validation failed', { amount: [blank, 'Min: 0.002 ETH'] }), names)).toMatchObject({
    fields: { amount: 'Min: 0.002 ETH' },
  });
  expect(toQuoteIssues(refuse(400, 400, 'Validation failed', { amount: [blank] }))).toEqual({});
});

it('shows what the fee call says of amount and address (SEND-028)', () => {
  expect(toQuoteIssues(refuse(400, 400_003, 'Not enough funds', { amount: ['Not enough funds'], address: ['Invalid address'] }))).toEqual({
    amount: 'Not enough funds',
    address: 'Invalid address',
  });
});

it('a locked balance is the provider’s message (D-SEND-31)', () => {
  const message = 'ETH is temporarily locked until the last transaction completes.';
  expect(toSubmitOutcome(refuse(409, 409_003, message), names)).toEqual({ kind: 'refused', fields: {}, message });
});

it('a refused code is said under the code (SEND-044)', () => {
  expect(toCodeOutcome(refuse(400, 113, 'Invalid code', { pin: ['Invalid code'] }))).toEqual({
    kind: 'refused',
    fields: { code: 'Invalid code' },
  });
  expect(toCodeOutcome(refuse(400, 112, 'Too many attempts'))).toEqual({ kind: 'refused', fields: { code: 'Too many attempts' } });
});

it('without an answer it has failed, not been refused (SEND-054, D-SEND-32)', () => {
  expect(toSubmitOutcome(new ApiError('offline'), names)).toEqual({ kind: 'failed', failure: 'offline' });
  expect(toCodeOutcome(new ApiError('unavailable'))).toEqual({ kind: 'failed', failure: 'unavailable' });
});

it('a session end is nobody’s outcome (SEND-053)', () => {
  expect(() => toSubmitOutcome(new SessionEnd(), names)).toThrow(SessionEnd);
});

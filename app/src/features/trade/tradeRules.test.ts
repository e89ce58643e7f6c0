import { expect, it } from 'vitest';
import { ApiError, Refusal, SessionEnd } from '../../api/errors.ts';
import { attempt } from '../../api/outcome.ts';
import { confirmRefusal, tradeRefusal } from './tradeRules.ts';

const fields = { amount: 'amount', account: 'account', fee: 'fee' } as const;
const trading = (thrown: Error) => attempt(() => Promise.reject(thrown), { fields, special: tradeRefusal });
const confirming = (thrown: Error) => attempt(() => Promise.reject(thrown), { special: confirmRefusal });
const refuse = (status: number, code: number, message: string, said?: Record<string, string[]>) =>
  new Refusal(status, { code, message, ...(said === undefined ? {} : { fields: said }) });

it('a 400 goes to its fields, the rest of it to the form (LEG-031, LEG-034, OPS-010)', async () => {
  const said = { amount: ['Minimum amount is €10', 'second'], account: ['Unknown account'] };
  expect(await trading(refuse(400, 400, 'The market is closed', said))).toEqual({
    kind: 'refused',
    fields: { amount: 'Minimum amount is €10', account: 'Unknown account' },
    message: 'The market is closed',
  });
  expect(await trading(refuse(400, 400_003, 'Not enough funds', { amount: ['Not enough funds'] }))).toEqual({
    kind: 'refused',
    fields: { amount: 'Not enough funds' },
  });
});

it('a 403 has the words of a missing verification, but a token that is not allowed its own (D-LEG-22, D-LEG-23)', async () => {
  expect(await trading(refuse(403, 403_005, 'This service is not available now'))).toEqual({ kind: 'forbidden' });
  const message = 'You are not allowed to receive USDC tokens. Please contact our support service';
  expect(await trading(refuse(403, 403_006, message))).toEqual({ kind: 'stopped', message });
});

it('a price that no longer holds, and a halt, are said in the form, of a confirmation before it (MKT-014, MKT-015, MKT-016)', async () => {
  const message = 'The price has changed. Please check the new amount and try again.';
  expect(await trading(refuse(400, 400_125, message))).toEqual({ kind: 'priceChanged', message });
  expect(await confirming(refuse(400, 400_125, message))).toEqual({ kind: 'priceChanged', message });
  const paused = 'Trading in BTC is paused. Please try again later.';
  expect(await trading(refuse(409, 409_125, paused))).toEqual({ kind: 'priceChanged', message: paused });
});

it('a 409 has the provider’s words (D-LEG-22)', async () => {
  const message = 'BTC is temporarily locked until the last transaction completes.';
  expect(await trading(refuse(409, 409_003, message))).toEqual({ kind: 'stopped', message });
  expect(await confirming(refuse(409, 409_003, message))).toEqual({ kind: 'stopped', message });
});

it.each([
  ['offline', 'offline'],
  ['unavailable', 'unavailable'],
  ['unreadable', 'unexpected'],
] as const)('a provider that is %s is no refusal (D-LEG-21, D-LEG-22)', async (kind, failure) => {
  expect(await trading(new ApiError(kind))).toEqual({ kind: 'failed', failure });
  expect(await confirming(new ApiError(kind))).toEqual({ kind: 'failed', failure });
});

it('a refused confirmation keeps its words; "Not enough…" in any case has its own dialog (LEG-040, LEG-041, OPS-015)', async () => {
  expect(await confirming(refuse(400, 400_006, 'The operation has expired'))).toEqual({
    kind: 'stopped',
    message: 'The operation has expired',
  });
  expect(await confirming(refuse(400, 400_003, 'NOT ENOUGH funds'))).toEqual({ kind: 'insufficientFunds' });
});

it('the end of a session is everybody’s (D-LEG-22)', async () => {
  await expect(trading(new SessionEnd())).rejects.toThrow(SessionEnd);
  await expect(confirming(new SessionEnd())).rejects.toThrow(SessionEnd);
});

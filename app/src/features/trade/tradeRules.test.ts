import { expect, it } from 'vitest';
import { ApiError, Refusal, SessionEnd } from '../../api/errors.ts';
import { attempt } from '../../api/outcome.ts';
import { toConfirmRefusal, toTradeRefusal } from './tradeRules.ts';

const fields = { amount: 'amount', account: 'account', fee: 'fee' } as const;
const attemptTrade = (thrown: Error) => attempt(() => Promise.reject(thrown), { fields, special: toTradeRefusal });
const attemptConfirm = (thrown: Error) => attempt(() => Promise.reject(thrown), { special: toConfirmRefusal });
const buildRefusal = (status: number, code: number, message: string, said?: Record<string, string[]>) =>
  new Refusal(status, { code, message, ...(said === undefined ? {} : { fields: said }) });

it('shows a 400 at its fields and the rest of it in the form (LEG-031, LEG-034, OPS-010)', async () => {
  const said = { amount: ['Minimum amount is €10', 'second'], account: ['Unknown account'] };
  expect(await attemptTrade(buildRefusal(400, 400, 'The market is closed', said))).toEqual({
    kind: 'refused',
    fields: { amount: 'Minimum amount is €10', account: 'Unknown account' },
    message: 'The market is closed',
  });
  expect(await attemptTrade(buildRefusal(400, 400_003, 'Not enough funds', { amount: ['Not enough funds'] }))).toEqual({
    kind: 'refused',
    fields: { amount: 'Not enough funds' },
  });
});

it('requires verification for a 403, but shows the message for a token that is not allowed (D-LEG-22, D-LEG-23)', async () => {
  expect(await attemptTrade(buildRefusal(403, 403_005, 'This service is not available now'))).toEqual({ kind: 'forbidden' });
  const message = 'You are not allowed to receive USDC tokens. Please contact our support service';
  expect(await attemptTrade(buildRefusal(403, 403_006, message))).toEqual({ kind: 'stopped', message });
});

it('reports a changed price or a halt as priceChanged, also for a confirmation (MKT-014, MKT-015, MKT-016)', async () => {
  const message = 'The price has changed. Please check the new amount and try again.';
  expect(await attemptTrade(buildRefusal(400, 400_125, message))).toEqual({ kind: 'priceChanged', message });
  expect(await attemptConfirm(buildRefusal(400, 400_125, message))).toEqual({ kind: 'priceChanged', message });
  const paused = 'Trading in BTC is paused. Please try again later.';
  expect(await attemptTrade(buildRefusal(409, 409_125, paused))).toEqual({ kind: 'priceChanged', message: paused });
});

it('shows the provider’s message for a 409 (D-LEG-22)', async () => {
  const message = 'BTC is temporarily locked until the last transaction completes.';
  expect(await attemptTrade(buildRefusal(409, 409_003, message))).toEqual({ kind: 'stopped', message });
  expect(await attemptConfirm(buildRefusal(409, 409_003, message))).toEqual({ kind: 'stopped', message });
});

it.each([
  ['offline', 'offline'],
  ['unavailable', 'unavailable'],
  ['unreadable', 'unexpected'],
] as const)('reports a provider that is %s as a failure, not as a refusal (D-LEG-21, D-LEG-22)', async (kind, failure) => {
  expect(await attemptTrade(new ApiError(kind))).toEqual({ kind: 'failed', failure });
  expect(await attemptConfirm(new ApiError(kind))).toEqual({ kind: 'failed', failure });
});

it('shows the message of a refused confirmation, except "Not enough…" in any case (LEG-040, LEG-041, OPS-015)', async () => {
  expect(await attemptConfirm(buildRefusal(400, 400_006, 'The operation has expired'))).toEqual({
    kind: 'stopped',
    message: 'The operation has expired',
  });
  expect(await attemptConfirm(buildRefusal(400, 400_003, 'NOT ENOUGH funds'))).toEqual({ kind: 'insufficientFunds' });
});

it('rethrows a session end (D-LEG-22)', async () => {
  await expect(attemptTrade(new SessionEnd())).rejects.toThrow(SessionEnd);
  await expect(attemptConfirm(new SessionEnd())).rejects.toThrow(SessionEnd);
});

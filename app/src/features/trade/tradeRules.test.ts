import type { ErrorBody } from '@wallet/contract/errors';
import { expect, it } from 'vitest';
import { attempt } from '../../api/outcome.ts';
import { buildRefusal } from '../../testing/buildRefusal.ts';
import { toConfirmRefusal, toTradeRefusal } from './tradeRules.ts';

const rules = { fields: { amount: 'amount', account: 'account', fee: 'fee' }, special: toTradeRefusal } as const;
const attemptTrade = (status: number, body: Partial<ErrorBody>) => attempt(() => Promise.reject(buildRefusal(status, body)), rules);

it('shows a 400 at its fields and the rest of it in the form (LEG-031, LEG-034, OPS-010)', async () => {
  const fields = { amount: ['Minimum amount is €10', 'second'], account: ['Unknown account'] };
  expect(await attemptTrade(400, { message: 'The market is closed', fields })).toEqual({
    kind: 'refused',
    fields: { amount: 'Minimum amount is €10', account: 'Unknown account' },
    message: 'The market is closed',
  });
  expect(await attemptTrade(400, { message: 'Not enough funds', fields: { amount: ['Not enough funds'] } })).toEqual({
    kind: 'refused',
    fields: { amount: 'Not enough funds' },
  });
});

it('requires verification for a 403, but shows the message for a token that is not allowed (D-LEG-22, D-LEG-23)', () => {
  expect(toTradeRefusal(buildRefusal(403, { code: 403_005 }))).toEqual({ kind: 'forbidden' });
  const message = 'You are not allowed to receive USDC tokens. Please contact our support service';
  expect(toTradeRefusal(buildRefusal(403, { code: 403_006, message }))).toEqual({ kind: 'stopped', message });
});

it('reports a changed price or a halt as priceChanged, also for a confirmation (MKT-014, MKT-015, MKT-016)', () => {
  const message = 'The price has changed. Please check the new amount and try again.';
  const changed = buildRefusal(400, { code: 400_125, message });
  expect(toTradeRefusal(changed)).toEqual({ kind: 'priceChanged', message });
  expect(toConfirmRefusal(changed)).toEqual({ kind: 'priceChanged', message });
  expect(toTradeRefusal(buildRefusal(409, { code: 409_125, message }))).toEqual({ kind: 'priceChanged', message });
});

it('shows the provider’s message for a 409 (D-LEG-22)', () => {
  const message = 'BTC is temporarily locked until the last transaction completes.';
  const locked = buildRefusal(409, { code: 409_003, message });
  expect(toTradeRefusal(locked)).toEqual({ kind: 'stopped', message });
  expect(toConfirmRefusal(locked)).toEqual({ kind: 'stopped', message });
});

it('shows the message of a refused confirmation, except "Not enough…" in any case (LEG-040, LEG-041, OPS-015)', () => {
  const message = 'The operation has expired';
  expect(toConfirmRefusal(buildRefusal(400, { code: 400_006, message }))).toEqual({ kind: 'stopped', message });
  expect(toConfirmRefusal(buildRefusal(400, { message: 'NOT ENOUGH funds' }))).toEqual({ kind: 'insufficientFunds' });
});

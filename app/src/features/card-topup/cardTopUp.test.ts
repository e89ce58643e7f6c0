import type { Operations } from '@wallet/contract/holdings/accounts';
import { money } from '@wallet/core/money/money';
import { expect, it } from 'vitest';
import { ApiError, Refusal } from '../../api/errors.ts';
import { attempt } from '../../api/outcome.ts';
import { buildOperations } from '../../testing/buildOperations.ts';
import { buildRefusal } from '../../testing/buildRefusal.ts';
import { reduceCardTopUp, idleForm, toCardTopUpView } from './model.ts';
import { toCreateRules, pollRules, toIssue } from './topUpIssues.ts';
import { pollPayment, TOP_UP_POLL_ATTEMPTS, TOP_UP_POLL_DELAY_MS } from './paymentResult.ts';

const NOW = Date.parse('2026-05-01T00:00:00Z');
const EUR = { currencyCode: 'EUR', decimals: 2 };
const card = { type: 'card', cardType: 'visa', status: 'verified', holder: 'ALICE HALE' } as const;
const VISA = { ...card, id: 11, name: 'Visa 4242', numberFormatted: '•••• 4242', expirationDate: '08/29' };
const OLD = { ...card, id: 12, name: 'Visa 1881', numberFormatted: '•••• 1881', expirationDate: '04/26' };
const buildLimits = (prefix: 'eur' | 'usd', relative: string) => ({
  [`${prefix}_top_up_card_minimal`]: '10.00',
  [`${prefix}_top_up_card_maximal_per_operation`]: '2000.00',
  [`${prefix}_top_up_card_maximal_per_day_current`]: '1500.00',
  [`${prefix}_top_up_card_maximal_per_day_total`]: '5000.00',
  [`${prefix}_top_up_card_maximal_per_month_current`]: '13760.00',
  [`${prefix}_top_up_card_maximal_per_month_total`]: '20000.00',
  [`${prefix}_top_up_card_fee_relative`]: relative,
  [`${prefix}_top_up_card_fee_absolute`]: '0.30',
});

function build(settings: Partial<Operations['settings']> = {}): Operations {
  const base = buildOperations();
  return {
    ...base,
    cards: [VISA, OLD],
    operations: [
      { type: 'topup', accountIds: [101], targetIds: ['card:11', 'card:12', 'bank:1', 'bank:2'] },
      { type: 'topup', accountIds: [102], targetIds: ['card:11'] },
    ],
    settings: { ...base.settings, ...buildLimits('eur', '2.5'), ...buildLimits('usd', '3.5'), ...settings },
  };
}

it('reads cards, fees and limits in the account’s currency (CARD-001, CARD-002, CARD-003)', () => {
  expect(toCardTopUpView(build(), 101, 11, NOW)).toMatchObject({
    kind: 'ready',
    view: {
      accounts: [{ id: 101 }, { id: 102 }],
      cards: [
        { id: 11, brand: 'visa', isExpired: false },
        { id: 12, isExpired: true },
      ],
      banks: [{ id: 1 }],
      settings: { minimal: money('10.00', 'EUR', 2), feeRelative: '2.5', feeAbsolute: money('0.30', 'EUR', 2) },
      limits: {
        perOperation: money('2000.00', 'EUR', 2),
        daily: { total: money('5000.00', 'EUR', 2), left: money('1500.00', 'EUR', 2) },
        monthly: { total: money('20000.00', 'EUR', 2), left: money('13760.00', 'EUR', 2) },
      },
    },
  });
  expect(toCardTopUpView(build(), 102, 11, NOW)).toMatchObject({ view: { settings: { feeRelative: '3.5' }, banks: [] } });
});

it('reports an unknown account or card, or a card that cannot top up the account, as unknown (CARD-030)', () => {
  expect(toCardTopUpView(build(), 999, 11, NOW).kind).toBe('unknown');
  expect(toCardTopUpView(build(), 101, 99, NOW).kind).toBe('unknown');
  expect(toCardTopUpView(build(), 102, 12, NOW).kind).toBe('unknown');
});

it('reports disabled cards as off and unusable fee settings as incomplete (D-CARD-23)', () => {
  expect(toCardTopUpView(build({ cards_disabled: true }), 101, 11, NOW).kind).toBe('off');
  expect(toCardTopUpView(build({ eur_top_up_card_fee_relative: '100' }), 101, 11, NOW).kind).toBe('incomplete');
  expect(toCardTopUpView(buildOperations({ cards: [VISA], operations: build().operations }), 101, 11, NOW).kind).toBe('incomplete');
});

const attemptCreate = async (thrown: Error) => {
  const outcome = await attempt((): Promise<never> => Promise.reject(thrown), toCreateRules(EUR));
  return outcome.kind === 'done' ? outcome : toIssue(outcome);
};
const attemptPoll = (thrown: Error) => attempt(() => Promise.reject(thrown), pollRules);

it('shows the first field error in the order amount, callback, card (CARD-020)', async () => {
  const fields = { card_id: ['Unknown card'], callback_url: ['Invalid callback URL'], amount: ['Minimum amount is 10.00'] };
  const { amount: _, ...others } = fields;
  expect(await attemptCreate(buildRefusal(400, { fields }))).toEqual({ kind: 'refused', message: 'Minimum amount is 10.00' });
  expect(await attemptCreate(buildRefusal(400, { fields: others }))).toEqual({ kind: 'refused', message: 'Invalid callback URL' });
  const { card_id } = fields;
  expect(await attemptCreate(buildRefusal(400, { fields: { card_id } }))).toEqual({ kind: 'refused', message: 'Unknown card' });
  expect(await attemptCreate(buildRefusal(400, { message: 'Whatever' }))).toEqual({ kind: 'refused' });
});

it('opens the limits modal with the remaining amount when a limit is exceeded (D-CARD-22)', async () => {
  const body = { code: 400_004, message: 'You have exceeded daily payment limit', limit: 'daily', remaining: '125.00' } as const;
  expect(await attemptCreate(buildRefusal(400, body))).toMatchObject({
    kind: 'limit',
    exceeded: { limit: 'daily', remaining: money('125.00', 'EUR', 2) },
  });
});

it('shows the message of a 403, and the default refusal for an unreadable answer (D-CARD-21, D-CARD-23)', async () => {
  expect(await attemptCreate(new ApiError('offline'))).toEqual({ kind: 'failed', failure: 'offline' });
  expect(await attemptCreate(new ApiError('unreadable'))).toEqual({ kind: 'refused' });
  const message = 'This service is not available now';
  expect(await attemptCreate(buildRefusal(403, { code: 403_005, message }))).toEqual({ kind: 'refused', message });
});

it('shows the provider’s message for a refused poll (CARD-025, D-CARD-12)', async () => {
  const message = 'Your card was declined.';
  expect(await attemptPoll(buildRefusal(400, { message }))).toEqual({ kind: 'refused', message });
  expect(await attemptPoll(buildRefusal(404, { message: '' }))).toEqual({ kind: 'refused' });
});

it('goes from the form to the payment and back with its issue (CARD-018, CARD-022)', () => {
  const processing = reduceCardTopUp(idleForm, { name: 'began' });
  expect(processing).toEqual({ name: 'processing' });
  expect(reduceCardTopUp(processing, { name: 'cancelled' })).toEqual(idleForm);
  const ended = reduceCardTopUp(processing, { name: 'ended', issue: { kind: 'unconfirmed' } });
  expect(ended).toEqual({ name: 'form', issue: { kind: 'unconfirmed' } });
  expect(reduceCardTopUp(ended, { name: 'issueRead' })).toEqual(idleForm);
});

/** Polls with the given answers. `waits` collects the pauses in milliseconds. */
async function poll(answers: readonly (string | null | Error)[]) {
  const waits: number[] = [];
  let requestCount = 0;
  const result = pollPayment({
    request: async () => {
      const answer = answers[requestCount] ?? null;
      requestCount += 1;
      if (answer instanceof Error) throw answer;
      return answer;
    },
    pause: async (ms) => {
      waits.push(ms);
    },
  });
  return { orderId: await result, requestCount, waits };
}

it('polls immediately and stops at the first order (CARD-023, CARD-024)', async () => {
  expect(await poll(['1042'])).toEqual({ orderId: '1042', requestCount: 1, waits: [] });
  expect(await poll([null, null, '1042'])).toEqual({ orderId: '1042', requestCount: 3, waits: [2000, 2000] });
});

it('gives up after fifteen attempts, two seconds apart (CARD-026, D-CARD-12, D-CARD-14)', async () => {
  expect([TOP_UP_POLL_ATTEMPTS, TOP_UP_POLL_DELAY_MS]).toEqual([15, 2000]);
  expect(await poll([])).toMatchObject({ orderId: null, requestCount: 15, waits: Array.from({ length: 14 }, () => 2000) });
});

it('counts an unreachable provider as an attempt and stops at a refusal (D-CARD-12)', async () => {
  expect(await poll([new ApiError('offline'), new ApiError('unavailable'), '1042'])).toMatchObject({ orderId: '1042', requestCount: 3 });
  await expect(poll([buildRefusal(400, {}), '1042'])).rejects.toThrow(Refusal);
});

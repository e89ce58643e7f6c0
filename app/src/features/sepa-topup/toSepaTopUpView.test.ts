import { topUpDetailsExample } from '@wallet/contract/examples/accounts';
import type { Operations } from '@wallet/contract/holdings/accounts';
import { money } from '@wallet/core/money/money';
import { expect, it } from 'vitest';
import { Refusal } from '../../api/errors.ts';
import { buildOperations } from '../../testing/buildOperations.ts';
import { getTopUpBlock, type SepaTopUpView, toSepaTopUpView } from '../../operations/sepa/sepaTopUpView.ts';
import { topUpRules } from './SepaTopUpPage.tsx';

function build(overrides: Partial<Operations> = {}): Operations {
  const built = buildOperations();
  return {
    ...built,
    requisites: { ...built.requisites, topupSepa: [{ accountId: 101, paymentNetworkId: 1, ...topUpDetailsExample }] },
    operations: [{ type: 'topup', accountIds: [101], targetIds: ['card:11', 'bank:1', 'bank:2'] }],
    settings: {
      ...built.settings,
      eur_top_up_sepa_fee: '5.00',
      eur_top_up_sepa_minimal_exclusive: '10.00',
      eur_top_up_sepa_threshold_no_fee: '1000.00',
    },
    ...overrides,
  };
}

function read(overrides: Partial<Operations> = {}, bankId = 1): SepaTopUpView | string {
  const result = toSepaTopUpView(build(overrides), { accountId: 101, bankId });
  return result.kind === 'ready' ? result.view : result.kind;
}

it('reads requisites and fees of the account and bank in the path (SEPA-001, SEPA-004, SEPA-006)', () => {
  expect(read()).toMatchObject({
    block: null,
    requisites: topUpDetailsExample,
    settings: { fee: money('5.00', 'EUR', 2), minimalExclusive: money('10.00', 'EUR', 2), thresholdNoFee: money('1000.00', 'EUR', 2) },
  });
});

it('offers only banks of type sepa (SEPA-003, SEPA-016)', () => {
  expect(read()).toMatchObject({ banks: [{ id: 1, block: null }] });
  expect(read({}, 2)).toBe('unknown');
});

it.each([
  ['a pending address (SEPA-008, SEPA-017)', 'pending', null, null, 'addressPending'],
  ['an address that is not verified, before the IBAN (SEPA-018, D-SEPA-07)', 'not_verified', null, null, 'addressNeeded'],
  ['an IBAN that is pending (SEPA-009, SEPA-019)', 'verified', null, null, 'ibanPending'],
  ['an IBAN that was just allocated (SEPA-020, D-SEPA-08)', 'verified', null, 'LT1', 'ibanReady'],
  ['nothing (SEPA-021)', 'verified', 'LT1', 'LT1', null],
] as const)('is blocked by %s', (_, status, iban, virtualIban, block) => {
  expect(getTopUpBlock({ status }, iban, virtualIban)).toBe(block);
});

it('reports an unknown account or bank, or one without requisites, as unknown (SEPA-005, SEPA-048)', () => {
  expect(toSepaTopUpView(build(), { accountId: 999, bankId: 1 }).kind).toBe('unknown');
  expect(read({ requisites: { ...buildOperations().requisites, topupSepa: [] } })).toBe('unknown');
  expect(read({ operations: [] })).toBe('unknown');
});

it('reports a missing setting as incomplete (D-HOME-23)', () => {
  expect(read({ settings: buildOperations().settings })).toBe('incomplete');
});

it('links to the account’s card, else to a new card, and to neither while cards are disabled (D-CUR-16)', () => {
  expect(read()).toMatchObject({ cardHref: '/operation/topup/fiat/101/card/11' });
  const operations: Operations['operations'] = [{ type: 'topup', accountIds: [101], targetIds: ['bank:1'] }];
  expect(read({ operations })).toMatchObject({ cardHref: '/cards/new?returnTo=%2Foperation%2Ftopup%2Ffiat%2F101%2Fpayment_network%2F1' });
  expect(read({ operations, settings: { ...build().settings, cards_disabled: true } })).toMatchObject({ cardHref: null });
});

it('shows a refused amount in the error modal and a blocked method in its own modal (D-SEPA-15, D-SEPA-10)', () => {
  const fields = { amount: ['Min: more than 10.00 EUR'] };
  expect(topUpRules.special(new Refusal(400, { code: 400, message: 'Validation failed', fields }))).toEqual({
    kind: 'refused',
    message: 'Min: more than 10.00 EUR',
  });
  expect(topUpRules.special(new Refusal(409, { code: 409_003, message: 'No' }))).toEqual({ kind: 'blocked', block: 'ibanPending' });
});

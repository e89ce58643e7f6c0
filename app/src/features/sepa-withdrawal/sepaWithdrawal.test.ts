import type { Operations } from '@wallet/contract/holdings/accounts';
import { money } from '@wallet/core/money/money';
import { expect, it } from 'vitest';
import { attempt } from '../../api/outcome.ts';
import { buildOperations } from '../../testing/buildOperations.ts';
import { buildRefusal } from '../../testing/buildRefusal.ts';
import { sepaWithdrawalBlock, toSepaWithdrawalView, type SepaWithdrawalView, withdrawalRules } from './model.ts';

function read(overrides: Partial<Operations> = {}, bankId = 1): SepaWithdrawalView | string {
  const result = toSepaWithdrawalView(buildOperations(overrides), { accountId: 101, bankId });
  return result.kind === 'ready' ? result.view : result.kind;
}

it('reads balance, fees and the beneficiary of the account and bank in the path (SEPA-002, SEPA-007)', () => {
  expect(read()).toMatchObject({
    balance: money('12450.75', 'EUR', 2),
    beneficiaryName: 'Alice Hale',
    iban: 'DE89370400440532013000',
    block: null,
    settings: { feeRelative: '0.35', feeAbsolute: money('1.00', 'EUR', 2), minimalExclusive: money('10.00', 'EUR', 2) },
  });
});

it('offers only banks of type sepa (SEPA-003)', () => {
  expect(read()).toMatchObject({ banks: [{ id: 1, block: null }] });
  expect(read({}, 2)).toBe('unknown');
});

it('offers the accounts that can withdraw to a bank under "From" (SEPA-028)', () => {
  expect(read()).toMatchObject({ accounts: [{ id: 101, name: 'Euro', provider: 'Halden' }] });
});

it.each([
  ['an address on verification (SEPA-036)', 'pending', 'LT1', 'addressPending'],
  ['an address that is not verified, before the IBAN (SEPA-035, D-SEPA-07)', 'not_verified', null, 'addressNeeded'],
  ['an IBAN that is pending (PROF-009, SEPA-034)', 'verified', null, 'ibanPending'],
  ['nothing (SEPA-021)', 'verified', 'LT1', null],
] as const)('is blocked by %s', (_, status, virtualIban, block) => {
  expect(sepaWithdrawalBlock({ status }, virtualIban)).toBe(block);
});

it('reports an unknown account or bank, or a bank that the account cannot withdraw to, as unknown (SEPA-048)', () => {
  expect(toSepaWithdrawalView(buildOperations(), { accountId: 999, bankId: 1 }).kind).toBe('unknown');
  expect(read({}, 7)).toBe('unknown');
  expect(read({ operations: [] })).toBe('unknown');
});

it('reports a bank without requisites as unknown (SEPA-005, D-SEPA-17)', () => {
  expect(read({ requisites: { ...buildOperations().requisites, withdrawSepa: [] } })).toBe('unknown');
});

it('uses a minimum of 10 in the account’s currency when the provider sets none (LIM-021, D-LIM-03)', () => {
  const { eur_withdraw_sepa_minimal_exclusive: _, ...settings } = buildOperations().settings;
  expect(read({ settings })).toMatchObject({ settings: { minimalExclusive: money('10.00', 'EUR', 2) } });
});

it('reports a missing setting as incomplete (D-HOME-23)', () => {
  const { eur_withdraw_sepa_fee_absolute: _, ...settings } = buildOperations().settings;
  expect(read({ settings })).toBe('incomplete');
});

it('shows a negative balance as zero (HOME-040)', () => {
  const [account] = buildOperations().accounts;
  expect(read({ accounts: account === undefined ? [] : [{ ...account, balance: '-3.00' }] })).toMatchObject({
    balance: money('0.00', 'EUR', 2),
  });
});

it.each([
  [
    'shows the provider’s message for a 400 without fields (SEPA-046)',
    { message: 'Closed today' },
    { fields: {}, message: 'Closed today' },
  ],
  [
    'shows a 400 with an iban field at the IBAN (D-SEPA-19)',
    { fields: { iban: ['You cannot withdraw to this account'] } },
    { fields: { iban: 'You cannot withdraw to this account' } },
  ],
])('%s', async (_, body, shown) => {
  const refusal = buildRefusal(400, body);
  expect(await attempt(() => Promise.reject(refusal), withdrawalRules)).toEqual({ kind: 'refused', ...shown });
});

it('reports changed funds for a 400 with an amount field (SEPA-047, D-SEPA-25)', () => {
  expect(withdrawalRules.special(buildRefusal(400, { fields: { amount: ['Not enough funds'] } }))).toEqual({ kind: 'fundsChanged' });
});

it.each([
  [403, 403_002, 'addressNeeded'],
  [403, 403_003, 'addressPending'],
  [409, 409_003, 'ibanPending'],
])('maps refusal %i with code %i to the modal %s (D-SEPA-10)', (status, code, block) => {
  expect(withdrawalRules.special(buildRefusal(status, { code }))).toEqual({ kind: 'blocked', block });
});

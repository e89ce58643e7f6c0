import type { Operations } from '@wallet/contract/holdings/accounts';
import { money } from '@wallet/core/money/money';
import { expect, it } from 'vitest';
import { attempt, UNEXPECTED } from '../../api/outcome.ts';
import { buildOperations } from '../../testing/buildOperations.ts';
import { buildRefusal } from '../../testing/buildRefusal.ts';
import { exchangeRules, isPair, toPairFrom, toFiatExchangeView } from './model.ts';

const EURO = 101;
const DOLLAR = 102;
const SECOND_EURO = 103;
const settings = {
  ...buildOperations().settings,
  usd_exchange_eur_rate: '0.91784',
  usd_exchange_eur_minimal: '10.00',
  eur_exchange_usd_rate: '1.07853',
  eur_exchange_usd_minimal: '12.00',
};
const both: Operations['operations'] = [
  { type: 'exchange', accountIds: [EURO], targetIds: [`fiat:${DOLLAR}`, 'crypto:201'] },
  { type: 'exchange', accountIds: [DOLLAR], targetIds: [`fiat:${EURO}`] },
];
const build = (overrides: Partial<Operations> = {}): Operations => buildOperations({ settings, operations: both, ...overrides });

function withSecondEuro(): Operations {
  const { accounts } = build();
  const second = accounts.flatMap((account) => (account.id === EURO ? [{ ...account, id: SECOND_EURO }] : []));
  return build({
    accounts: [...accounts, ...second],
    operations: [
      { type: 'exchange', accountIds: [EURO, SECOND_EURO], targetIds: [`fiat:${DOLLAR}`] },
      { type: 'exchange', accountIds: [DOLLAR], targetIds: [`fiat:${EURO}`, `fiat:${SECOND_EURO}`] },
    ],
  });
}

it('reads the EUR to USD rate and minimum, in EUR (FX-002, FX-003, FX-004)', () => {
  expect(toFiatExchangeView(build(), EURO, DOLLAR)).toMatchObject({
    kind: 'ready',
    view: {
      base: 'EUR',
      settings: { rate: '1.07853', minimal: money('12.00', 'EUR', 2) },
      accounts: [{ id: EURO, name: 'Euro', provider: 'Halden', balance: money('12450.75', 'EUR', 2) }, { id: DOLLAR }],
      targets: [{ id: DOLLAR, name: 'US dollar' }],
    },
  });
});

it('reads the USD to EUR rate and minimum, in USD (FX-003, FX-004)', () => {
  expect(toFiatExchangeView(build(), DOLLAR, EURO)).toMatchObject({
    view: { base: 'USD', settings: { rate: '0.91784', minimal: money('10.00', 'USD', 2) } },
  });
});

it.each([
  ['an unknown account', build(), 999, DOLLAR],
  ['an unknown target', build(), EURO, 999],
  ['a coin as a target (FX-018)', build(), EURO, 201],
  ['the same account twice', build(), EURO, EURO],
  ['a pair outside the operations list', build({ operations: [] }), EURO, DOLLAR],
  ['a pair of one currency', build({ operations: [{ type: 'exchange', accountIds: [EURO], targetIds: [`fiat:${EURO}`] }] }), EURO, EURO],
])('reports %s as unknown (FX-017, D-FX-08)', (_, operations, accountId, targetId) => {
  expect(toFiatExchangeView(operations, accountId, targetId).kind).toBe('unknown');
});

it('reports a missing rate as incomplete (D-HOME-23)', () => {
  expect(toFiatExchangeView(build({ settings: { ...settings, eur_exchange_usd_rate: undefined } }), EURO, DOLLAR).kind).toBe('incomplete');
});

it('swaps the accounts when the "To" account is chosen under "From" (D-FX-07)', () => {
  expect(toPairFrom(build(), { accountId: EURO, targetId: DOLLAR }, DOLLAR)).toEqual({ accountId: DOLLAR, targetId: EURO });
  expect(isPair(build(), { accountId: DOLLAR, targetId: EURO })).toBe(true);
});

it('keeps a target that the new "From" account can be exchanged into, else takes its first one (D-FX-07)', () => {
  const operations = withSecondEuro();
  expect(toPairFrom(operations, { accountId: EURO, targetId: DOLLAR }, SECOND_EURO)).toEqual({ accountId: SECOND_EURO, targetId: DOLLAR });
  expect(toPairFrom(operations, { accountId: DOLLAR, targetId: SECOND_EURO }, EURO)).toEqual({ accountId: EURO, targetId: DOLLAR });
});

it.each([
  ['shows the provider’s message for a 400 (FX-009, OPS-023)', { message: 'The rate has changed.' }, { message: 'The rate has changed.' }],
  [
    'shows a 400 that names the amount at the amount field only (D-FX-12)',
    { message: 'Not enough funds', fields: { value: ['Not enough funds'] } },
    { fields: { value: 'Not enough funds' } },
  ],
  [
    'shows the error of a field that the form does not have in the modal (FX-009)',
    { fields: { account: ['Unknown account'] } },
    { message: 'Unknown account' },
  ],
])('%s', async (_, body, shown) => {
  const refusal = buildRefusal(400, body);
  expect(await attempt(() => Promise.reject(refusal), exchangeRules)).toEqual({ kind: 'refused', fields: {}, ...shown });
});

it('requires full verification for a 403 and reports any other refusal as a failure (FX-011, FX-012, OPS-022)', () => {
  expect([403, 409].map((status) => exchangeRules.special(buildRefusal(status)))).toEqual([{ kind: 'forbidden' }, UNEXPECTED]);
});

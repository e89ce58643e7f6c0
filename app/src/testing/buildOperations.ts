import { operationsExample } from '@wallet/contract/examples/accounts';
import { type Operations, operations } from '@wallet/contract/holdings/accounts';
import * as z from 'zod/mini';

const EXAMPLE: Operations = z.parse(operations, operationsExample);

/** The demo customer's operations response, shortened for tests (api.md 3.6). */
export function buildOperations(overrides: Partial<Operations> = {}): Operations {
  return {
    ...EXAMPLE,
    accounts: EXAMPLE.accounts.filter(({ type }) => type === 'fiat'),
    cards: [],
    banks: EXAMPLE.banks.map((bank) => ({ ...bank, status: 'verified' })),
    requisites: { ...EXAMPLE.requisites, topupSepa: [] },
    operations: [{ type: 'withdraw', accountIds: [101], targetIds: ['bank:1', 'bank:2'] }],
    settings: {
      cards_disabled: false,
      banks_disabled: false,
      exchange_disabled: false,
      eur_withdraw_sepa_fee_absolute: '1.00',
      eur_withdraw_sepa_fee_relative: '0.35',
      eur_withdraw_sepa_minimal_exclusive: '10.00',
    },
    ...overrides,
  };
}

import type { Operations } from '@wallet/contract/holdings/accounts';

const euros: Operations['accounts'][number] = {
  id: 101,
  type: 'fiat',
  icon: null,
  balance: '12450.75',
  balanceIn: '0.00',
  balanceOut: '0.00',
  currencyName: 'Euro',
  currencyCode: 'EUR',
  currencyDecimals: 2,
  providerId: 1,
};

/** The demo customer's operations response, shortened for tests (api.md 3.6). */
export function buildOperations(overrides: Partial<Operations> = {}): Operations {
  return {
    accounts: [euros, { ...euros, id: 102, balance: '3200.00', currencyName: 'US dollar', currencyCode: 'USD' }],
    providers: [{ id: 1, name: 'Halden' }],
    cards: [],
    banks: [
      { id: 1, type: 'bank', bankType: 'sepa', status: 'verified', requisitesKey: 'sepa' },
      { id: 2, type: 'bank', bankType: 'swift', status: 'verified', requisitesKey: 'swift' },
    ],
    requisites: {
      topupSepa: [],
      withdrawSepa: [
        {
          accountId: 101,
          paymentNetworkId: 1,
          virtualIban: 'LT903250000000000001',
          iban: 'DE89370400440532013000',
          beneficiaryName: 'Alice Hale',
        },
      ],
      topupSwift: [],
      topupFedwire: [],
      withdrawSwift: [],
      withdrawFedwire: [],
    },
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

import { topUpDetailsExample } from './accounts.ts';

/** api.md 3.10. */
export const cardTopUpMethodExample = {
  id: 11,
  type: 'card',
  icon: '/static/cards/visa.svg',
  name: 'Visa 4242',
  text: '08/29',
  status: 'verified',
  settings: {
    minimal: '10.00',
    maximalPerOperationTotal: '2000.00',
    maximalPerOperationCurrent: '2000.00',
    maximalPerDayTotal: '5000.00',
    maximalPerDayCurrent: '5000.00',
    maximalPerMonthTotal: '20000.00',
    maximalPerMonthCurrent: '18750.00',
    feeRelative: '2.5',
    feeAbsolute: '0.30',
  },
};

/** api.md 3.10. */
export const sepaTopUpMethodExample = {
  id: 1,
  type: 'bank',
  status: 'verified',
  requisites: topUpDetailsExample,
  settings: { fee: '5.00', minimalExclusive: '10.00', thresholdNoFee: '1000.00' },
};

/** api.md 3.10. */
export const sepaWithdrawMethodExample = {
  id: 1,
  type: 'bank',
  status: 'verified',
  flags: [{ reasonCode: 'IBAN_PENDING', level: 'problem' }],
  requisites: { beneficiaryName: 'Alice Hale', iban: null },
  settings: { feeAbsolute: '1.00', feeRelative: '0.35', minimalExclusive: '10.00' },
};

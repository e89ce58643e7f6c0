const orderRow = {
  id: '90412',
  type: 'withdraw_sepa',
  type_human: 'SEPA withdrawal',
  status: 'pending',
  group: 'outgoings',
  volume: { value: '-500.00', currency: 'EUR' },
  flow: { from: { value: '500.00', currency: 'EUR' }, to: { value: '498.25', currency: 'EUR' } },
  created_at: '2026-03-14T09:26:53.589Z',
  rejected_message: null,
};

/** api.md 3.11. */
export const orderExample = {
  ...orderRow,
  summary: [
    {
      name: 'Details',
      rows: [
        { name: 'From account', value: 'Euro', state: null, long: false, copy: false },
        { name: 'Beneficiary', value: 'Alice Hale', state: null, long: false, copy: false },
        { name: 'IBAN', value: 'DE89370400440532013000', state: null, long: true, copy: true },
      ],
    },
    {
      name: 'Amounts',
      rows: [
        { name: 'Amount', value: '500.00 EUR', state: null, long: false, copy: false },
        { name: 'Fee', value: '1.75 EUR', state: null, long: false, copy: false },
        { name: 'Total receive', value: '498.25 EUR', state: null, long: false, copy: false },
      ],
    },
    {
      name: 'Progress',
      rows: [
        { name: 'Compliance check', value: 'Passed', state: 'success', long: false, copy: false },
        { name: 'Bank transfer', value: 'In progress', state: 'in_progress', long: false, copy: false },
        { name: 'Transaction ID', value: '90412', state: null, long: false, copy: true },
      ],
    },
  ],
};

/** api.md 3.12. */
export const ordersPageExample = {
  orders: [orderRow],
  total: 412,
  limit: 20,
  last: 'eyJhdCI6IjIwMjYtMDMtMTRUMDk6MjY6NTMuNTg5WiIsImlkIjo5MDQxMn0',
};

/** api.md 3.13. */
export const filterAccountsExample = {
  fiat: [
    { id: 101, name: 'Euro', currency: 'EUR', icon: '/static/icons/eur.svg' },
    { id: 102, name: 'US dollar', currency: 'USD', icon: '/static/icons/usd.svg' },
  ],
  crypto: [{ id: 201, name: 'Bitcoin', currency: 'BTC', icon: '/static/icons/btc.svg' }],
  tokens: [
    { id: 301, name: 'USD Coin', currency: 'USDC', icon: '/static/icons/usdc.svg' },
    { id: 401, name: 'Rosen Robotics', currency: 'RSN', icon: null },
  ],
};

/** A purchase of 500.00 EUR (RULE-044). */
export const pricesExample = {
  prices: {
    '90413': {
      kind: 'buy',
      currency: 'EUR',
      total: '500.00',
      fee: '1.50',
      markup: '2.49',
      arrives: '496.01',
      markup_percent: '0.50',
      middle_rate: '60000',
      rate: '60300.00',
      base: 'BTC',
      quote: 'EUR',
      receives: { value: '0.00826699', currency: 'BTC' },
      network_fee: null,
      worth: null,
      at: '2026-03-14T09:26:53.589Z',
    },
  },
};

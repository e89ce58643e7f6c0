/** api.md 3.4. */
export const publicRateExample = {
  id: 1,
  pair: 'BTC/EUR',
  base_currency: 'BTC',
  quote_currency: 'EUR',
  ask: '60300.00',
  bid: '59700.00',
  mid_price: '60000.00',
};

/** api.md 3.5. */
export const growRatesExample = [{ symbol: 'RSN', placement_price: '10.00', current_price: '12.50', percent: '25.00' }];

/** api.md 3.5. */
export const dynamicRatesExample = [
  { symbol: 'BTC', percent: '1.84' },
  { symbol: 'ETH', percent: '-0.42' },
  { symbol: 'USDC', percent: '0.00' },
];

/** Holdings of the demo customer and of customers made like it, as decimal texts of available units (api.md 3.6 to 3.8). */
export const balances = {
  EUR: '12450.75',
  USD: '3200.00',
  BTC: '0.25000000',
  ETH: '3.30000000',
  USDC: '1500.00000',
  USDT: '250.00000',
  DAI: '100.00000',
  RSN: '120.00000',
  UAIR: '40.00000',
} as const;

export const fiatBalances = { EUR: balances.EUR, USD: balances.USD } as const;

export const instruments = [
  {
    symbol: 'AAPL',
    type: 'stock',
    ticker: 'AAPL',
    currency: 'USD',
    isin: 'US0378331005',
    qty: '15',
    current_value: '3375.00',
    dynamics: '12.40',
    issuer_name: 'Apple Inc.',
    logo: { vector_small: '/static/logos/aapl.svg', raster_small: '/static/logos/aapl.png' },
  },
  {
    symbol: 'SWDA',
    type: 'etf',
    ticker: 'SWDA',
    currency: 'USD',
    isin: 'IE00B4L5Y983',
    qty: '20',
    current_value: '2010.00',
    dynamics: '4.10',
    issuer_name: 'World equity index fund',
    logo: { vector_small: null, raster_small: null },
  },
  {
    symbol: 'HALB27',
    type: 'bond',
    ticker: 'HALB27',
    currency: 'EUR',
    isin: 'XS2400000001',
    qty: '5',
    current_value: '5075.00',
    dynamics: '-0.30',
    issuer_name: 'Halden Finance',
    logo: { vector_small: null, raster_small: null },
  },
  {
    symbol: 'HALN28',
    type: 'note',
    ticker: 'HALN28',
    currency: 'USD',
    isin: 'CH1123456787',
    qty: '2',
    current_value: '2120.00',
    dynamics: '6.00',
    issuer_name: 'Halden Structured Notes',
    logo: { vector_small: null, raster_small: null },
  },
] as const;

/** The demo customer's saved cards. Their second one is still pending. */
export const cards = [
  { card_type: 'visa', name: 'Visa 4242', last_four: '4242', expiration_date: '08/29' },
  { card_type: 'mastercard', name: 'Mastercard 4444', last_four: '4444', expiration_date: '01/28' },
] as const;

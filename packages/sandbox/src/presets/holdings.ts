/** Holdings of the demo customer and of customers made like it, as decimal texts of available units (api.md 3.6, 3.7). */
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

/** The demo customer's saved cards. Their second one is still pending. */
export const cards = [
  { card_type: 'visa', name: 'Visa 4242', last_four: '4242', expiration_date: '08/29' },
  { card_type: 'mastercard', name: 'Mastercard 4444', last_four: '4444', expiration_date: '01/28' },
] as const;

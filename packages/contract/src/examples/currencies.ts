/** api.md 3.3. */
export const currenciesExample = [
  { code: 'EUR', name: 'Euro', type: 'fiat', decimals: 2, rateValue: 1, rateQuote: 'EUR', icon: '/static/icons/eur.svg' },
  { code: 'USD', name: 'US dollar', type: 'fiat', decimals: 2, rateValue: 0.92592593, rateQuote: 'EUR', icon: '/static/icons/usd.svg' },
  { code: 'BTC', name: 'Bitcoin', type: 'crypto', decimals: 8, rateValue: 60000, rateQuote: 'EUR', icon: '/static/icons/btc.svg' },
  { code: 'ETH', name: 'Ethereum', type: 'crypto', decimals: 8, rateValue: 3000, rateQuote: 'EUR', icon: '/static/icons/eth.svg' },
  { code: 'USDC', name: 'USD Coin', type: 'stablecoin', decimals: 5, rateValue: 0.92592593, rateQuote: 'EUR', icon: null },
];

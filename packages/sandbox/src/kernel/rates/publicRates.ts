/**
 * What the provider sells at (ask) and buys at (bid), against EUR: half a percent around the middle of the rate table; stablecoins as
 * api.md RULE-018 works them. The middle is exactly (ask + bid) / 2.
 */
const prices = [
  { base: 'BTC', ask: '60300.00', bid: '59700.00', middle: '60000.00' },
  { base: 'ETH', ask: '3015.00', bid: '2985.00', middle: '3000.00' },
  { base: 'USDC', ask: '0.93250000', bid: '0.91935186', middle: '0.92592593' },
  { base: 'USDT', ask: '0.93250000', bid: '0.91935186', middle: '0.92592593' },
  { base: 'DAI', ask: '0.93250000', bid: '0.91935186', middle: '0.92592593' },
  { base: 'USD', ask: '0.93055556', bid: '0.92129630', middle: '0.92592593' },
] as const;

/** api.md 3.4, in the order of their ids. */
export const publicRates = prices.map(({ base, ask, bid, middle }, place) => ({
  id: place + 1,
  pair: `${base}/EUR`,
  base_currency: base,
  quote_currency: 'EUR',
  ask,
  bid,
  mid_price: middle,
}));

export type PublicRate = (typeof publicRates)[number];

/** The rate of a currency against EUR; undefined where the provider makes no market. */
export function publicRateOf(base: string): PublicRate | undefined {
  return publicRates.find((rate) => rate.base_currency === base);
}

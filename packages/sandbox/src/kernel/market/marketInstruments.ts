/** Kinds of instruments with a market price. Coins and the euro are priced in USD, the others as an index that starts at 100.00. */
export const instrumentKinds = ['currency', 'crypto', 'stablecoin', 'stock', 'etf', 'note', 'bond'] as const;
type InstrumentKind = (typeof instrumentKinds)[number];

export type MarketInstrument = {
  /** A currency code or an ISIN. */
  readonly code: string;
  readonly kind: InstrumentKind;
  /** Price of one unit in USD, or the index, while the market is frozen. */
  readonly tablePrice: string;
  readonly decimals: number;
  /** `daily`: largest move in a day; `bound`: largest distance from its middle. Both in millionths (RULE-065). */
  readonly daily: number;
  readonly bound: number;
};

const stablecoin = { kind: 'stablecoin', tablePrice: '1', decimals: 8, daily: 200, bound: 1000 } as const;
const security = { tablePrice: '100.00', decimals: 2, daily: 12_000, bound: 250_000 } as const;

/** All prices that move. Private equity keeps its published price (MKT-002). */
export const marketInstruments: readonly MarketInstrument[] = [
  { code: 'EUR', kind: 'currency', tablePrice: '1.08', decimals: 8, daily: 4000, bound: 80_000 },
  { code: 'BTC', kind: 'crypto', tablePrice: '64800', decimals: 2, daily: 30_000, bound: 300_000 },
  { code: 'ETH', kind: 'crypto', tablePrice: '3240', decimals: 2, daily: 38_000, bound: 350_000 },
  { code: 'USDC', ...stablecoin },
  { code: 'USDT', ...stablecoin },
  { code: 'DAI', ...stablecoin },
  { code: 'US0378331005', kind: 'stock', ...security },
  { code: 'IE00B4L5Y983', kind: 'etf', ...security },
  { code: 'XS2400000001', kind: 'bond', tablePrice: '100.00', decimals: 2, daily: 2000, bound: 60_000 },
  { code: 'CH1123456787', kind: 'note', ...security },
];

const byCode = new Map(marketInstruments.map((instrument) => [instrument.code, instrument]));

export const findInstrument = (code: string): MarketInstrument | undefined => byCode.get(code);

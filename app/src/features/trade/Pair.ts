import { readId } from '../../operations/page/readId.ts';

export type CoinType = 'crypto' | 'stablecoin';

/** What is bought or sold, and the fiat account that pays or is credited. */
export type Pair = { readonly coinType: CoinType; readonly coinId: number; readonly accountId: number };

/** The pair that a path names; null for what is none (D-LEG-01). */
export function readPair({ coinType, coinId, accountId }: Readonly<Record<string, string | undefined>>): Pair | null {
  const [coin, account] = [readId(coinId), readId(accountId)];
  if (coin === null || account === null || (coinType !== 'crypto' && coinType !== 'stablecoin')) return null;
  return { coinType, coinId: coin, accountId: account };
}

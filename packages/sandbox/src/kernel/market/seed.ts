import type { MarketBeginning } from './market.ts';
import { DEFAULT_SEED, marketModes } from './marketState.ts';

const LARGEST_SEED = 2n ** 64n - 1n;

/** Whether a text is a seed: a whole number of 64 bits, written in decimal (RULE-072). */
export const isSeed = (text: string): boolean => /^(?:0|[1-9]\d{0,19})$/.test(text) && BigInt(text) <= LARGEST_SEED;

/** What an empty database begins with, as the environment says it. @throws Error with a sentence where it cannot be read */
export function readMarketSeed(environment: Readonly<Record<string, string | undefined>>): MarketBeginning {
  const word = environment['MARKET'] ?? 'frozen';
  const mode = marketModes.find((one) => one === word);
  if (mode === undefined) throw new Error(`MARKET=${word} is neither ${marketModes.join(' nor ')}.`);
  const seed = environment['SEED'] ?? DEFAULT_SEED;
  if (!isSeed(seed)) throw new Error(`SEED=${seed} is no whole number from 0 to ${LARGEST_SEED}.`);
  return { mode, seed };
}

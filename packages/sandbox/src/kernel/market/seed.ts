import type { InitialMarket } from './market.ts';
import { DEFAULT_SEED, marketModes } from './marketState.ts';

const MAX_SEED = 2n ** 64n - 1n;

/** True for a whole number of 64 bits in decimal notation (RULE-072). */
export const isSeed = (text: string): boolean => /^(?:0|[1-9]\d{0,19})$/.test(text) && BigInt(text) <= MAX_SEED;

/**
 * Reads the initial market of an empty database from the environment.
 * @throws Error with a message for an invalid variable
 */
export function readMarketSeed(environment: Readonly<Record<string, string | undefined>>): InitialMarket {
  const word = environment['MARKET'] ?? 'frozen';
  const mode = marketModes.find((one) => one === word);
  if (mode === undefined) throw new Error(`MARKET=${word} is neither ${marketModes.join(' nor ')}.`);
  const seed = environment['SEED'] ?? DEFAULT_SEED;
  if (!isSeed(seed)) throw new Error(`SEED=${seed} is no whole number from 0 to ${MAX_SEED}.`);
  return { mode, seed };
}

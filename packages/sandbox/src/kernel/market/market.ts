import * as z from 'zod/mini';
import { type Database, inTransaction } from '../../database/openDatabase.ts';
import { getPricesAt, type Prices } from '../rates/prices.ts';
import {
  DEFAULT_SEED,
  frozenMarket,
  type MarketChange,
  type MarketMode,
  marketModes,
  marketState,
  type MarketState,
  switchMode,
} from './marketState.ts';

export type Market = {
  readonly state: () => MarketState;
  /** All prices of a moment's tick. Read them once per answer, so that its figures agree (MKT-006). */
  readonly at: (moment: Date) => Prices;
  readonly change: (change: MarketChange, now: Date) => Promise<MarketState>;
  readonly refresh: () => Promise<void>;
};

const KEY = 'market';

/** Reads the market from the database, for jobs and other code without services. */
export async function readMarket(database: Database): Promise<MarketState> {
  const row = await database.selectFrom('setting').select('value').where('key', '=', KEY).executeTakeFirst();
  return row === undefined ? frozenMarket() : z.parse(marketState, row.value);
}

/** Stores the market unless one is stored already. */
async function insertMarket(database: Database, state: MarketState): Promise<void> {
  await database
    .insertInto('setting')
    .values({ key: KEY, value: JSON.stringify(state) })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
}

export type InitialMarket = { readonly mode: MarketMode; readonly seed: string };

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

/** Stores the initial market of an empty database (RULE-072). */
export async function seedMarket(database: Database, { mode, seed }: InitialMarket, now: Date): Promise<void> {
  await insertMarket(database, switchMode(mode)(frozenMarket(seed), now.getTime()));
}

export async function openMarket(database: Database): Promise<Market> {
  let state = await readMarket(database);
  return {
    state: () => state,
    at: (moment) => getPricesAt(state, moment),
    change: async (change, now) => {
      state = await inTransaction(database, async (transaction) => {
        // Serialised, so that two processes that change different prices concurrently both succeed.
        await insertMarket(transaction, frozenMarket());
        const row = await transaction.selectFrom('setting').select('value').where('key', '=', KEY).forUpdate().executeTakeFirstOrThrow();
        const changed = change(z.parse(marketState, row.value), now.getTime());
        await transaction
          .updateTable('setting')
          .set({ value: JSON.stringify(changed) })
          .where('key', '=', KEY)
          .execute();
        return changed;
      });
      return state;
    },
    refresh: async () => {
      state = await readMarket(database);
    },
  };
}

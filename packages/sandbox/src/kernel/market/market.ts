import * as z from 'zod/mini';
import { type Database, inTransaction } from '../../database/openDatabase.ts';
import { pricesAt, type Prices } from '../rates/prices.ts';
import { frozenMarket, type MarketChange, type MarketMode, marketState, type MarketState, switchedTo } from './marketState.ts';

/** What the provider buys and sells at, and what its operator has set of it. */
export type Market = {
  readonly state: () => MarketState;
  /** Every price of a moment's tick: an answer takes them once, so that its figures agree (MKT-006). */
  readonly at: (moment: Date) => Prices;
  /** Changes it for everybody. */
  readonly change: (change: MarketChange, now: Date) => Promise<MarketState>;
  /** Another process may have changed it. */
  readonly refresh: () => Promise<void>;
};

const KEY = 'market';

/** The market as the database has it; for what has no services, as a job. */
export async function readMarket(database: Database): Promise<MarketState> {
  const row = await database.selectFrom('setting').select('value').where('key', '=', KEY).executeTakeFirst();
  return row === undefined ? frozenMarket() : z.parse(marketState, row.value);
}

/** Keeps it where none is kept yet. */
async function insert(database: Database, state: MarketState): Promise<void> {
  await database
    .insertInto('setting')
    .values({ key: KEY, value: JSON.stringify(state) })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
}

/** What the market of an empty database begins with. */
export type MarketBeginning = { readonly mode: MarketMode; readonly seed: string };

/** Keeps what an empty database begins with (RULE-072). */
export async function seedMarket(database: Database, { mode, seed }: MarketBeginning, now: Date): Promise<void> {
  await insert(database, switchedTo(mode)(frozenMarket(seed), now.getTime()));
}

/** Opens the market as the database has it. */
export async function openMarket(database: Database): Promise<Market> {
  let state = await readMarket(database);
  return {
    state: () => state,
    at: (moment) => pricesAt(state, moment),
    change: async (change, now) => {
      state = await inTransaction(database, async (transaction) => {
        // One after another: two processes that change different prices at once both succeed.
        await insert(transaction, frozenMarket());
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

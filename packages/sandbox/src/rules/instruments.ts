import { instrumentTypes, type listInstruments } from '@wallet/contract/balances';
import type { WireAnswerOf } from '@wallet/contract/endpoint';
import type { Database } from '../database/openDatabase.ts';
import { knownWord } from './knownWord.ts';

type InstrumentAnswer = WireAnswerOf<typeof listInstruments>[number];

/** Stocks, funds, bonds and notes of the customer, in the order in which they came (api.md 3.8). No call changes them. */
export async function readInstruments(database: Database, customerId: number): Promise<InstrumentAnswer[]> {
  const rows = await database.selectFrom('instrument').selectAll().where('customer_id', '=', customerId).orderBy('id').execute();
  return rows.map(({ id: _id, customer_id: _customer, type, ...row }) => ({ ...row, type: knownWord(instrumentTypes, type) }));
}

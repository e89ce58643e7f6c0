import { sql } from 'kysely';
import { afterArrivals } from '../ports/clock.ts';
import type { Database } from './openDatabase.ts';

/**
 * What one statement carries. An embedded database works in the thread that answers everybody, and each statement keeps it for as long as
 * its bytes take: those of a part take some milliseconds, and between two parts others have their turn.
 */
const PART_BYTES = 256 * 1024;

/** A file that was kept for a call which never ended. */
const FORGOTTEN = '1 hour';

/** What comes in pieces of any length, in the parts that it is kept in. */
export function* inParts(pieces: Iterable<Uint8Array>): Generator<Uint8Array> {
  let part: Uint8Array[] = [];
  let size = 0;
  for (const piece of pieces)
    for (let at = 0; at < piece.length;) {
      const taken = piece.subarray(at, at + PART_BYTES - size);
      part.push(taken);
      [at, size] = [at + taken.length, size + taken.length];
      if (size < PART_BYTES) continue;
      yield Buffer.concat(part);
      [part, size] = [[], 0];
    }
  if (size > 0) yield Buffer.concat(part);
}

/**
 * Keeps a file, part by part and outside of any transaction: one would hold up everybody until the last part. The file is nobody's until
 * {@link nameFiles}; without that it goes after an hour.
 */
export async function keepFile(
  database: Database,
  file: { readonly id: string; readonly customerId: number },
  parts: Iterable<Uint8Array>,
): Promise<void> {
  await database
    .deleteFrom('stored_file')
    .where('is_named', '=', false)
    .where('kept_at', '<', sql<Date>`clock_timestamp() - ${FORGOTTEN}::interval`)
    .execute();
  await database.insertInto('stored_file').values({ id: file.id, customer_id: file.customerId }).execute();
  let ordinal = 0;
  for (const content of parts) {
    await database.insertInto('file_part').values({ file_id: file.id, ordinal, content }).execute();
    ordinal += 1;
    // An embedded database answers before anything else has its turn.
    await new Promise<void>(afterArrivals);
  }
}

/** Makes kept files somebody's: belongs to the transaction that writes who names them. */
export async function nameFiles(transaction: Database, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await transaction.updateTable('stored_file').set({ is_named: true }).where('id', 'in', ids).execute();
}

/** Lets go of those that nobody has named. */
export async function dropFiles(database: Database, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await database.deleteFrom('stored_file').where('id', 'in', ids).where('is_named', '=', false).execute();
}

/** A kept file, read part by part as it is taken. */
export function readFile(database: Database, id: string): ReadableStream<Uint8Array> {
  let ordinal = 0;
  return new ReadableStream({
    pull: async (controller) => {
      const part = await database
        .selectFrom('file_part')
        .select('content')
        .where('file_id', '=', id)
        .where('ordinal', '=', ordinal)
        .executeTakeFirst();
      ordinal += 1;
      if (part === undefined) controller.close();
      else controller.enqueue(part.content);
    },
  });
}

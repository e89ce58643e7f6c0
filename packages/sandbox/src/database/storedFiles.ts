import { sql } from 'kysely';
import { runAfterArrivals } from '../ports/clock.ts';
import type { Database } from './openDatabase.ts';

/**
 * Size of the part that one statement carries. An embedded database runs in the only thread and blocks it for as long as it processes the
 * bytes. A part takes a few milliseconds, and other requests get their turn between two parts.
 */
const PART_BYTES = 256 * 1024;

/** Age at which a file is deleted if its call never finished. */
const UNCLAIMED_LIFETIME = '1 hour';

/** Regroups pieces of any length into parts of the stored size. */
export function* splitIntoParts(pieces: Iterable<Uint8Array>): Generator<Uint8Array> {
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
 * Stores a file part by part, outside any transaction, which would block everyone else until the last part. The file belongs to no row
 * until {@link claimFiles}, and is otherwise deleted after an hour.
 */
export async function storeFile(
  database: Database,
  file: { readonly id: string; readonly customerId: number },
  parts: Iterable<Uint8Array>,
): Promise<void> {
  await database
    .deleteFrom('stored_file')
    .where('is_named', '=', false)
    .where('kept_at', '<', sql<Date>`clock_timestamp() - ${UNCLAIMED_LIFETIME}::interval`)
    .execute();
  await database.insertInto('stored_file').values({ id: file.id, customer_id: file.customerId }).execute();
  let ordinal = 0;
  for (const content of parts) {
    await database.insertInto('file_part').values({ file_id: file.id, ordinal, content }).execute();
    ordinal += 1;
    // Without this, an embedded database would respond before other requests get their turn.
    await new Promise<void>(runAfterArrivals);
  }
}

/** Marks stored files as used. Belongs into the transaction that writes the row naming them. */
export async function claimFiles(transaction: Database, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await transaction.updateTable('stored_file').set({ is_named: true }).where('id', 'in', ids).execute();
}

export async function deleteUnclaimedFiles(database: Database, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await database.deleteFrom('stored_file').where('id', 'in', ids).where('is_named', '=', false).execute();
}

export function streamFile(database: Database, id: string): ReadableStream<Uint8Array> {
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

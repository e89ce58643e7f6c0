import { sql, type Insertable, type Selectable } from 'kysely';
import type { Database } from './openDatabase.ts';
import type { Tables } from './tables.ts';

/** A row with the values of its JSON columns themselves, not their text. */
type Row<T extends keyof Tables> = { readonly [Column in keyof Insertable<Tables[T]>]: unknown };

/**
 * Inserts rows that all have the same columns, in the same order. They travel as one parameter, so that the statement has the same few words whatever their
 * number: V8 counts the words that the embedded database has parsed, and optimises its parser after too many (openPGlite.ts).
 */
export async function insertRows<T extends keyof Tables>(
  database: Database,
  table: T,
  rows: readonly Row<T>[],
): Promise<readonly Selectable<Tables[T]>[]> {
  const names = Object.keys(rows[0] ?? {});
  if (rows.some((row) => Object.keys(row).join() !== names.join())) throw new Error(`Rows of ${table} have different columns.`);
  const columns = sql.join(names.map((column) => sql.ref(column)));
  const { rows: inserted } = await sql<Selectable<Tables[T]>>`
    insert into ${sql.table(table)} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::text::jsonb)
    returning *
  `.execute(database);
  return inserted;
}

import type { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect, sql } from 'kysely';
import { makeSnapshot } from '../database/makeSnapshot.ts';
import type { Database, OpenDatabase } from '../database/openDatabase.ts';
import { openPGlite } from '../database/openPGlite.ts';
import type { Tables } from '../database/tables.ts';
import { seedDemo } from '../presets/seedDemo.ts';
import { resetTestTime } from './testTime.ts';

/** Seeds the demo customer, and fixes the database's own clock to test time. */
export async function seedForTests(database: Database): Promise<void> {
  const now = resetTestTime();
  await seedDemo(database, now);
  const { rows } = await sql<{ text: string }>`select pg_get_functiondef('provider_now'::regproc) as text`.execute(database);
  await sql.raw((rows[0]?.text ?? '').replace('clock_timestamp()', `timestamptz '${now.toISOString()}'`)).execute(database);
}

/** An embedded database, a copy of its seeded rows in a separate schema, and the statements that restore them. */
type PooledDatabase = { readonly pglite: PGlite; readonly putBack: string; readonly schema: string };

/** Fingerprint of everything besides rows that a test may have created, changed or dropped. */
const SCHEMA = `select concat_ws(' ', ${['pg_attribute', 'pg_constraint', 'pg_proc', 'pg_trigger']
  .map((catalog) => `(select (count(*), max(xmin::text::bigint)) from ${catalog})`)
  .join(', ')}) as text`;
const TABLES = `select string_agg(format('public.%I', tablename), ', ') as text from pg_tables where schemaname = 'public'`;
const COPY = `select string_agg(format('create table seeded.%1$I as table public.%1$I', tablename), '; ') as text
  from pg_tables where schemaname = 'public'`;
const ROWS = `select string_agg(format('insert into public.%1$I overriding system value table seeded.%1$I', tablename), '; ') as text
  from pg_tables where schemaname = 'public'`;
const NUMBERS = `select string_agg(format('select setval(%L, %s, %L)', format('public.%I', sequencename), coalesce(last_value, start_value),
  last_value is not null), '; ') as text from pg_sequences where schemaname = 'public'`;

async function queryText(pglite: PGlite, query: string): Promise<string> {
  const { rows } = await pglite.query<{ text: string }>(query);
  return rows[0]?.text ?? '';
}

async function createPooledDatabase(): Promise<PooledDatabase> {
  await makeSnapshot();
  const pglite = await openPGlite(undefined, 'snapshot');
  await seedForTests(new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) }));
  await pglite.exec(`create schema seeded; ${await queryText(pglite, COPY)}`);
  // Without triggers, so that rows are restored unchanged, guarded ones too.
  const putBack = `begin; set local session_replication_role = replica; truncate ${await queryText(pglite, TABLES)};
    ${await queryText(pglite, ROWS)}; ${await queryText(pglite, NUMBERS)}; commit`;
  return { pglite, putBack, schema: await queryText(pglite, SCHEMA) };
}

/** Restores the rows and returns whether the schema is unchanged. Ends whatever the previous file left open. */
async function isPutBack({ pglite, putBack, schema }: PooledDatabase): Promise<boolean> {
  await pglite.exec('discard all');
  await pglite.exec(putBack);
  return (await queryText(pglite, SCHEMA)) === schema;
}

let idle: PooledDatabase | undefined;

/**
 * Lends this worker's embedded database, seeded once and restored for each user, which costs a fifth of opening another. When it is in use,
 * or its schema was changed, the caller gets another one. After `close` it can no longer be reached.
 */
export async function borrowWorkerDatabase(): Promise<OpenDatabase> {
  const taken = idle;
  idle = undefined;
  const kept = taken !== undefined && (await isPutBack(taken)) ? taken : await createPooledDatabase();
  const { pglite } = kept;
  let isOver = false;
  const reach = (): PGlite => {
    if (isOver) throw new Error('This database has been given back');
    return pglite;
  };
  const dialect = new PGliteDialect({
    pglite: {
      closed: false,
      ready: true,
      waitReady: Promise.resolve(),
      close: async () => undefined,
      query: async (...values) => reach().query(...values),
      // Not async: after a rejected promise, Kysely would wait forever for the transaction to start.
      transaction: (work) => reach().transaction(work),
    },
  });
  return {
    database: new Kysely<Tables>({ dialect }),
    isShared: false,
    close: async () => {
      if (!isOver) idle = kept;
      isOver = true;
    },
  };
}

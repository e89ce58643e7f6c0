import type { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect, sql } from 'kysely';
import { makeSnapshot } from '../database/makeSnapshot.ts';
import type { Database, OpenDatabase } from '../database/openDatabase.ts';
import { openPGlite } from '../database/openPGlite.ts';
import type { Tables } from '../database/tables.ts';
import { seedDemo } from '../presets/seedDemo.ts';
import { beginTestTime } from './testTime.ts';

/** The demo customer, and the time of tests for what the database dates itself. */
export async function seedForTests(database: Database): Promise<void> {
  const now = beginTestTime();
  await seedDemo(database, now);
  const { rows } = await sql<{ text: string }>`select pg_get_functiondef('provider_now'::regproc) as text`.execute(database);
  await sql.raw((rows[0]?.text ?? '').replace('clock_timestamp()', `timestamptz '${now.toISOString()}'`)).execute(database);
}

/** An embedded database with its seeded rows in a schema of their own, and the statements that put all of it back. */
type Kept = { readonly pglite: PGlite; readonly putBack: string; readonly schema: string };

/** What a test may have made, changed or dropped besides rows. */
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

async function textOf(pglite: PGlite, query: string): Promise<string> {
  const { rows } = await pglite.query<{ text: string }>(query);
  return rows[0]?.text ?? '';
}

async function keep(): Promise<Kept> {
  await makeSnapshot();
  const pglite = await openPGlite(undefined, 'snapshot');
  await seedForTests(new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) }));
  await pglite.exec(`create schema seeded; ${await textOf(pglite, COPY)}`);
  // Nothing that hangs on a row happens meanwhile: rows come back as they were, guarded ones too.
  const putBack = `begin; set local session_replication_role = replica; truncate ${await textOf(pglite, TABLES)};
    ${await textOf(pglite, ROWS)}; ${await textOf(pglite, NUMBERS)}; commit`;
  return { pglite, putBack, schema: await textOf(pglite, SCHEMA) };
}

/** Whether all is as it was at first. What the file before still had under way is over then. */
async function isPutBack({ pglite, putBack, schema }: Kept): Promise<boolean> {
  await pglite.exec('discard all');
  await pglite.exec(putBack);
  return (await textOf(pglite, SCHEMA)) === schema;
}

let idle: Kept | undefined;

/**
 * The embedded database of this worker, seeded once and put back for each who takes it, which costs a fifth of opening another. Who
 * takes one while it is taken, or after its schema was changed, gets another; who gave it back can reach it no more.
 */
export async function takeWorkerDatabase(): Promise<OpenDatabase> {
  const taken = idle;
  idle = undefined;
  const kept = taken !== undefined && (await isPutBack(taken)) ? taken : await keep();
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
      // Not async: Kysely would wait for a beginning that never comes.
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

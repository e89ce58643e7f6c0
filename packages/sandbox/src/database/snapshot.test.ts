import { sql } from 'kysely';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { generateTables, tablesFile } from './generateTables.ts';
import { makeSnapshot } from './makeSnapshot.ts';
import { migrations } from './migrations/migrations.ts';
import { openDatabase, type Database, type DatabasePlace } from './openDatabase.ts';
import { findSnapshot } from './snapshot.ts';

async function readContents(database: Database): Promise<unknown> {
  const { rows } = await sql<{ contents: unknown }>`select jsonb_build_object(
    'columns', (select jsonb_agg(concat_ws(' ', table_name, column_name, data_type, is_nullable, column_default) order by table_name, ordinal_position)
      from information_schema.columns where table_schema = 'public'),
    'functions', (select jsonb_agg(pg_get_functiondef(oid) order by proname) from pg_proc where pronamespace = 'public'::regnamespace),
    'indexes', (select jsonb_agg(indexdef order by indexdef) from pg_indexes where schemaname = 'public'),
    'triggers', (select jsonb_agg(pg_get_triggerdef(oid) order by tgname) from pg_trigger where not tgisinternal),
    'migrations', (select jsonb_agg(name order by name) from kysely_migration),
    'accounts', (select jsonb_agg(to_jsonb(account) order by id) from account)) as contents`.execute(database);
  return rows[0]?.contents;
}

async function readContentsAt(place: DatabasePlace): Promise<unknown> {
  const { database, close } = await openDatabase(place);
  const contents = await readContents(database);
  await close();
  return contents;
}

it('S1 the snapshot, in memory and in a folder, equals a database migrated from nothing', async () => {
  await makeSnapshot();
  const dataDir = mkdtempSync(join(tmpdir(), 'wallet-'));
  const migrated = await readContentsAt({ beginning: 'nothing' });
  expect(migrated).toMatchObject({ migrations: Object.keys(migrations) });
  expect(await readContentsAt({})).toEqual(migrated);
  expect(await readContentsAt({ dataDir })).toEqual(migrated);
  rmSync(dataDir, { recursive: true });
}, 60_000);

it('S1 a first start whose copy was interrupted is repeated', async () => {
  await makeSnapshot();
  const dataDir = mkdtempSync(join(tmpdir(), 'wallet-'));
  mkdirSync(join(dataDir, 'pg.new'));
  writeFileSync(join(dataDir, 'pg.new/PG_VERSION'), 'half');
  expect(await readContentsAt({ dataDir })).toBeDefined();
  expect(existsSync(join(dataDir, 'pg.new'))).toBe(false);
  expect(existsSync(findSnapshot()?.folder ?? '')).toBe(true);
  rmSync(dataDir, { recursive: true });
}, 60_000);

it('tables.ts holds the types that the migrations generate (D-API-33)', async () => {
  const { database, close } = await openDatabase({});
  expect(await generateTables(database), 'npm run database:types renews it').toBe(readFileSync(tablesFile, 'utf8'));
  await close();
});

it('a database of an earlier format is refused with a sentence that says what to do, and stays as it is (D-API-33)', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'wallet-'));
  const { database, close } = await openDatabase({ dataDir });
  await sql`update kysely_migration set name = '0001-initial'`.execute(database);
  await close();
  const refused = /earlier version .* delete the folder .*wallet-.* and start again/;
  await expect(openDatabase({ dataDir })).rejects.toThrow(refused);
  await expect(openDatabase({ dataDir })).rejects.toThrow(refused);
  rmSync(dataDir, { recursive: true });
});

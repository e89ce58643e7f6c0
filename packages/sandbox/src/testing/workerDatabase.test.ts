import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { createProvider } from '../createProvider.ts';
import type { Database } from '../database/openDatabase.ts';
import { createSession } from './customers.ts';
import { createProviderClient, openTestServices } from './openProvider.ts';
import { borrowWorkerDatabase } from './workerDatabase.ts';

async function readAll(database: Database): Promise<Readonly<Record<string, unknown>>> {
  const { rows: tables } = await sql<{ name: string }>`select tablename as name from pg_tables where schemaname = 'public'`.execute(
    database,
  );
  const all: Record<string, unknown> = {};
  for (const { name } of tables) all[name] = (await sql`select to_jsonb(t) as row from ${sql.table(name)} t`.execute(database)).rows;
  all['numbers'] = (await sql`select sequencename, last_value from pg_sequences order by 1`.execute(database)).rows;
  return all;
}

it('a test file finds no rows, sequence positions, settings or sessions of the previous one', async () => {
  const first = await borrowWorkerDatabase();
  const beginning = await readAll(first.database);
  const provider = createProviderClient(createProvider(await openTestServices(first.database)));
  await createSession(provider, 'verified');
  await provider.advance(86_400);
  await provider.control('PATCH', '/settings', { banks_disabled: true });
  await provider.control('POST', '/faults', { match: { path: '/rates' }, status: 500 });
  await sql`set search_path to nowhere`.execute(first.database);
  expect(await readAll(first.database).catch(() => 'nowhere')).not.toEqual(beginning);
  await first.close();
  const second = await borrowWorkerDatabase();
  expect(await readAll(second.database)).toEqual(beginning);
  await second.close();
});

it('a database is no longer reachable for its user once it was given back', async () => {
  const { database, close } = await borrowWorkerDatabase();
  await close();
  await expect(sql`select 1`.execute(database)).rejects.toThrow('given back');
  await expect(database.transaction().execute(async () => undefined)).rejects.toThrow('given back');
});

it('a changed schema is not reused, and two users at the same time get separate databases', async () => {
  const [one, other] = [await borrowWorkerDatabase(), await borrowWorkerDatabase()];
  await sql`alter table posting disable trigger all`.execute(one.database);
  await sql`delete from posting`.execute(one.database);
  expect((await readAll(other.database))['posting']).not.toEqual([]);
  await other.close();
  await one.close();
  const next = await borrowWorkerDatabase();
  await expect(sql`delete from posting`.execute(next.database)).rejects.toThrow();
  await next.close();
});

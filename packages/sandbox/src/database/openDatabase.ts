import { Kysely, PGliteDialect, sql, type Dialect } from 'kysely';
import { Migrator } from 'kysely/migration';
import { join } from 'node:path';
import { lockDataDir } from './dataLock.ts';
import { connectionTo } from './connection.ts';
import { BASELINE, migrationProvider, migrations } from './migrations/migrations.ts';
import { openPGlite, type Beginning } from './openPGlite.ts';
import { forgetOldAudit, grantTo } from './roles.ts';
import { retryConflicts } from './retryConflicts.ts';
import { ServerDialect } from './serverDialect.ts';
import type { Tables } from './tables.ts';

/** The database or a transaction of it: anyone who gets one uses nothing else (an embedded database has one connection). */
export type Database = Kysely<Tables>;
export type OpenDatabase = {
  readonly database: Database;
  /** Whether other processes may work on it too: a server's, never an embedded one. */
  readonly isShared: boolean;
  readonly close: () => Promise<void>;
  /** All of an embedded database, for another one to begin with. */
  readonly dump?: () => Promise<Blob>;
};

/** `url`: a PostgreSQL server; `migrateUrl`: the same as the owner of the schema, where that is another role. `dataDir`: the embedded database in a folder. Neither: the embedded database in memory. */
export type DatabasePlace = {
  readonly url?: string | undefined;
  readonly migrateUrl?: string | undefined;
  /** DATABASE_INSECURE: '1' speaks to another host without TLS. */
  readonly insecure?: string | undefined;
  readonly dataDir?: string | undefined;
  /** Of an embedded one that is new. @default 'snapshot' */
  readonly beginning?: Beginning;
};

/** So long a connection may take to come about, one of the pool to become free. */
const CONNECT_MS = 5000;

type Opened = { readonly dialect: Dialect; readonly dump?: () => Promise<Blob> };

async function openDialect({ url, insecure, dataDir, beginning = 'snapshot' }: DatabasePlace): Promise<Opened> {
  if (url === undefined) {
    const pglite = await openPGlite(dataDir === undefined ? undefined : join(dataDir, 'pg'), beginning);
    const dump = async (): Promise<Blob> => {
      await pglite.exec('checkpoint');
      return pglite.dumpDataDir('none');
    };
    return { dialect: new PGliteDialect({ pglite }), dump };
  }
  // Only where a server is named: a start without one does not wait for it.
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
    ...connectionTo(url, insecure, (text) => process.stderr.write(`${text}\n`)),
    types: {
      getTypeParser: (oid, format) =>
        oid === pg.types.builtins.INT8 && format !== 'binary' ? BigInt : pg.types.getTypeParser(oid, format),
    },
  });
  // A server that goes away ends connections in use and idle ones: each caller hears of it by their statement, and the process goes on.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return { dialect: new ServerDialect({ pool }) };
}

/** One query instead of the migrator's twelve, which every start would otherwise pay for. */
async function readAppliedMigrations(database: Database): Promise<readonly string[]> {
  const { rows } = await sql<{ found: boolean }>`select to_regclass('kysely_migration') is not null as found`.execute(database);
  if (rows[0]?.found !== true) return [];
  const applied = await sql<{ name: string }>`select name from kysely_migration`.execute(database);
  return applied.rows.map(({ name }) => name);
}

/** Refuses a database that does not begin with this version's baseline. Later migrations are accepted: a newer process may have run them. */
function refuseOtherFormat(applied: readonly string[], { dataDir }: DatabasePlace): void {
  if (applied.length === 0 || applied.includes(BASELINE)) return;
  const remedy =
    dataDir === undefined
      ? 'Start with an empty database.'
      : `It is a sandbox's: delete the folder ${dataDir} and start again, and it is created anew.`;
  throw new Error(`The database was written by an earlier version of the provider and cannot be read. ${remedy}`);
}

async function migrate(database: Database, place: DatabasePlace): Promise<void> {
  const applied = await readAppliedMigrations(database);
  refuseOtherFormat(applied, place);
  if (Object.keys(migrations).every((name) => applied.includes(name))) return;
  // Named, because otherwise the migrator would mistake the tables of another schema on this server for its own.
  const { rows } = await sql<{ schema: string }>`select current_schema() as schema`.execute(database);
  const migrationTableSchema = rows[0]?.schema ?? 'public';
  await retryRaces(() =>
    database.transaction().execute(async (transaction) => {
      const { error } = await new Migrator({
        db: transaction,
        provider: migrationProvider,
        migrationTableSchema,
        // Parallel changes are numbered from separate ranges, so a database may have a later migration already.
        allowUnorderedMigrations: true,
      }).migrateToLatest();
      if (error !== undefined) throw error;
    }),
  );
}

/** Two that make a table of the migrator at once: the second waits for the first, and is told that it is there; the migrator looks again, in vain. */
const RACES: ReadonlySet<unknown> = new Set(['23505', '42P07', '25P02']);
const MOST_RACES = 5;

/** Processes that start at once on an empty database: one brings it up to date, the others find it so (HA-014). */
async function retryRaces(migration: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await migration();
      return;
    } catch (error) {
      if (attempt < MOST_RACES && error instanceof Error && 'code' in error && RACES.has(error.code)) continue;
      throw new Error('The database could not be brought up to date', { cause: error });
    }
  }
}

/** The owner's work: the schema, what the provider's role may do in it, and the end of old lines. */
async function prepareAsOwner({ migrateUrl, url = '', ...place }: DatabasePlace): Promise<void> {
  const { dialect } = await openDialect({ ...place, url: migrateUrl });
  const owner: Database = new Kysely<Tables>({ dialect });
  try {
    await migrate(owner, place);
    await grantTo(owner, decodeURIComponent(new URL(url).username));
    await forgetOldAudit(owner);
  } finally {
    await owner.destroy();
  }
}

/** Opens the database, takes the folder's lock and runs the migrations that are missing. */
export async function openDatabase(place: DatabasePlace): Promise<OpenDatabase> {
  const unlock = place.url === undefined && place.dataDir !== undefined ? lockDataDir(place.dataDir) : () => undefined;
  try {
    const isOwner = place.url === undefined || place.migrateUrl === undefined;
    if (!isOwner) await prepareAsOwner(place);
    const { dialect, dump } = await openDialect(place);
    const database: Database = new Kysely<Tables>({ dialect });
    if (isOwner) {
      await migrate(database, place);
      await forgetOldAudit(database);
    }
    return {
      database,
      isShared: place.url !== undefined,
      ...(dump === undefined ? {} : { dump }),
      close: async () => {
        await database.destroy();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

/**
 * Runs the work in one transaction: in the one that is open already, or in a new one. A thrown error undoes it. A new one that the database
 * undoes for the sake of another is begun again.
 */
export function inTransaction<T>(database: Database, work: (transaction: Database) => Promise<T>): Promise<T> {
  return database.isTransaction ? work(database) : retryConflicts(() => database.transaction().execute(work));
}

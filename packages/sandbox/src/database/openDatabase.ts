import { Kysely, PGliteDialect, sql, type Dialect } from 'kysely';
import { Migrator } from 'kysely/migration';
import { join } from 'node:path';
import { lockDataDir } from './dataLock.ts';
import { buildConnection } from './connection.ts';
import { BASELINE, migrationProvider, migrations } from './migrations/migrations.ts';
import { openPGlite, type InitialContent } from './openPGlite.ts';
import { deleteOldAudit, grantRights } from './roles.ts';
import { retryConflicts } from './retryConflicts.ts';
import { ServerDialect } from './serverDialect.ts';
import type { Tables } from './tables.ts';

/**
 * The database or a transaction of it. Code that receives one must use nothing else, because an embedded database has a single connection.
 */
export type Database = Kysely<Tables>;
export type OpenDatabase = {
  readonly database: Database;
  /** True for a server, which other processes may use too. False for an embedded database. */
  readonly isShared: boolean;
  readonly close: () => Promise<void>;
  /** Dumps an embedded database, so that another one can start from it. */
  readonly dump?: () => Promise<Blob>;
};

/**
 * `url`: a PostgreSQL server. `migrateUrl`: the same server for the owner of the schema, if that is another role. `dataDir`: the embedded
 * database in a folder. With neither, the embedded database is in memory.
 */
export type DatabasePlace = {
  readonly url?: string | undefined;
  readonly migrateUrl?: string | undefined;
  /** DATABASE_INSECURE: '1' connects to another host without TLS. */
  readonly insecure?: string | undefined;
  readonly dataDir?: string | undefined;
  /**
   * Initial content of a new embedded database.
   * @default 'snapshot'
   */
  readonly beginning?: InitialContent;
};

/** Timeout for opening a connection, and for getting one from the pool. */
const CONNECT_TIMEOUT_MS = 5000;

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
  // Imported only for a server, so that other starts do not wait for it.
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    ...buildConnection(url, insecure, (text) => process.stderr.write(`${text}\n`)),
    types: {
      getTypeParser: (oid, format) =>
        oid === pg.types.builtins.INT8 && format !== 'binary' ? BigInt : pg.types.getTypeParser(oid, format),
    },
  });
  // A server that goes away closes active and idle connections. The callers get the error from their statements, and the process continues.
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
        // Changes that are developed in parallel have separate number ranges, so a database may already have a later one.
        allowUnorderedMigrations: true,
      }).migrateToLatest();
      if (error !== undefined) throw error;
    }),
  );
}

/**
 * SQLSTATEs of two processes creating a table of the migrator at the same time. The second waits for the first, then fails because the
 * table exists, and the migrator's next query fails too.
 */
const RACE_CODES: ReadonlySet<unknown> = new Set(['23505', '42P07', '25P02']);
const MAX_RACES = 5;

/** Lets one of the processes that start together on an empty database migrate it. The others then find it up to date (HA-014). */
async function retryRaces(migration: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await migration();
      return;
    } catch (error) {
      if (attempt < MAX_RACES && error instanceof Error && 'code' in error && RACE_CODES.has(error.code)) continue;
      throw new Error('The database could not be brought up to date', { cause: error });
    }
  }
}

/** The owner's part: migrates the schema, grants the provider's role its rights, and deletes expired audit lines. */
async function prepareAsOwner({ migrateUrl, url = '', ...place }: DatabasePlace): Promise<void> {
  const { dialect } = await openDialect({ ...place, url: migrateUrl });
  const owner: Database = new Kysely<Tables>({ dialect });
  try {
    await migrate(owner, place);
    await grantRights(owner, decodeURIComponent(new URL(url).username));
    await deleteOldAudit(owner);
  } finally {
    await owner.destroy();
  }
}

export async function openDatabase(place: DatabasePlace): Promise<OpenDatabase> {
  const unlock = place.url === undefined && place.dataDir !== undefined ? lockDataDir(place.dataDir) : () => undefined;
  try {
    const isOwner = place.url === undefined || place.migrateUrl === undefined;
    if (!isOwner) await prepareAsOwner(place);
    const { dialect, dump } = await openDialect(place);
    const database: Database = new Kysely<Tables>({ dialect });
    if (isOwner) {
      await migrate(database, place);
      await deleteOldAudit(database);
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
 * Runs the work in one transaction: the open one, or a new one. A thrown error rolls it back. A new transaction is retried when the
 * database rolls it back because of a conflict.
 */
export function inTransaction<T>(database: Database, work: (transaction: Database) => Promise<T>): Promise<T> {
  return database.isTransaction ? work(database) : retryConflicts(() => database.transaction().execute(work));
}

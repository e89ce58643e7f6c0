import {
  type DatabaseConnection,
  type Driver,
  type Kysely,
  type MigrationLockOptions,
  PostgresAdapter,
  PostgresDialect,
  sql,
} from 'kysely';
import { DatabaseUnavailable, isGone } from './unavailable.ts';

/** The driver of a server whose primary may go away (RULE-071). */
function surviving(driver: Driver): Driver {
  const acquire = driver.acquireConnection.bind(driver);
  const commit = driver.commitTransaction.bind(driver);
  const rollback = driver.rollbackTransaction.bind(driver);
  /** A connection that was opened before the last failure is tried before it is used. */
  let failures = 0;
  const triedAfter = new WeakMap<DatabaseConnection, number>();

  /** Something failed for want of the server. */
  function note(error: unknown): void {
    if (isGone(error)) failures += 1;
  }

  async function acquireConnection(...options: Parameters<Driver['acquireConnection']>): Promise<DatabaseConnection> {
    const connection = await acquire(...options).catch((error: unknown) => {
      note(error);
      throw error;
    });
    const since = failures;
    if ((triedAfter.get(connection) ?? 0) === since) return connection;
    try {
      // Outside of a transaction it does nothing; where it fails the driver throws the connection away.
      await rollback(connection);
      triedAfter.set(connection, since);
      return connection;
    } catch {
      await driver.releaseConnection(connection);
      return acquireConnection(...options);
    }
  }

  return Object.assign(driver, {
    acquireConnection,

    /** Where the server is away it has undone everything by itself; why the work failed is what the caller hears of. */
    rollbackTransaction: async (connection: DatabaseConnection): Promise<void> => {
      try {
        await rollback(connection);
      } catch (error) {
        note(error);
        if (!isGone(error)) throw error;
      }
    },

    /** A COMMIT that was sent and not answered may have been kept: it is neither a failure nor done again (HA-009). */
    commitTransaction: async (connection: DatabaseConnection): Promise<void> => {
      try {
        await commit(connection);
      } catch (error) {
        note(error);
        if (isGone(error)) throw new DatabaseUnavailable('Nobody knows whether the transaction was committed', { cause: error });
        throw error;
      }
    },
  });
}

/** One process migrates at a time: it holds the row of the migrator's own table, within its transaction (HA-014). */
class ServerAdapter extends PostgresAdapter {
  override async acquireMigrationLock(
    database: Kysely<unknown>,
    { lockTable, lockTableSchema, lockRowId }: MigrationLockOptions,
  ): Promise<void> {
    const table = sql.table(lockTableSchema === undefined ? lockTable : `${lockTableSchema}.${lockTable}`);
    await sql`select 1 from ${table} where id = ${lockRowId} for update`.execute(database);
  }

  override async releaseMigrationLock(): Promise<void> {
    // The end of the transaction gives it free.
  }
}

/** PostgreSQL as a server, which other processes share and which may go away. */
export class ServerDialect extends PostgresDialect {
  override createDriver(): Driver {
    return surviving(super.createDriver());
  }

  override createAdapter(): ServerAdapter {
    return new ServerAdapter();
  }
}

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

/** Makes a driver survive the loss of its primary (RULE-071). */
function surviveFailures(driver: Driver): Driver {
  const acquire = driver.acquireConnection.bind(driver);
  const commit = driver.commitTransaction.bind(driver);
  const rollback = driver.rollbackTransaction.bind(driver);
  /** Number of failures. A connection that was opened before the last one is tested before it is used. */
  let failures = 0;
  const triedAfter = new WeakMap<DatabaseConnection, number>();

  function recordFailure(error: unknown): void {
    if (isGone(error)) failures += 1;
  }

  async function acquireConnection(...options: Parameters<Driver['acquireConnection']>): Promise<DatabaseConnection> {
    const connection = await acquire(...options).catch((error: unknown) => {
      recordFailure(error);
      throw error;
    });
    const since = failures;
    if ((triedAfter.get(connection) ?? 0) === since) return connection;
    try {
      // A rollback outside a transaction has no effect. If it fails, the driver discards the connection.
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

    /** A server that went away has already rolled back. The caller should get the error that made the work fail. */
    rollbackTransaction: async (connection: DatabaseConnection): Promise<void> => {
      try {
        await rollback(connection);
      } catch (error) {
        recordFailure(error);
        if (!isGone(error)) throw error;
      }
    },

    /** A COMMIT without a response may have succeeded. It is therefore not reported as failed, and never retried (HA-009). */
    commitTransaction: async (connection: DatabaseConnection): Promise<void> => {
      try {
        await commit(connection);
      } catch (error) {
        recordFailure(error);
        if (isGone(error)) throw new DatabaseUnavailable('Nobody knows whether the transaction was committed', { cause: error });
        throw error;
      }
    },
  });
}

/** Lets one process migrate at a time, by locking a row of the migrator's own table within its transaction (HA-014). */
class ServerAdapter extends PostgresAdapter {
  override async acquireMigrationLock(
    database: Kysely<unknown>,
    { lockTable, lockTableSchema, lockRowId }: MigrationLockOptions,
  ): Promise<void> {
    const table = sql.table(lockTableSchema === undefined ? lockTable : `${lockTableSchema}.${lockTable}`);
    await sql`select 1 from ${table} where id = ${lockRowId} for update`.execute(database);
  }

  override async releaseMigrationLock(): Promise<void> {
    // The end of the transaction releases it.
  }
}

/** PostgreSQL on a server, which other processes share and which may go away. */
export class ServerDialect extends PostgresDialect {
  override createDriver(): Driver {
    return surviveFailures(super.createDriver());
  }

  override createAdapter(): ServerAdapter {
    return new ServerAdapter();
  }
}

import { sql, type Kysely } from 'kysely';
import type { Migration, MigrationProvider } from 'kysely/migration';
import type { Tables } from '../tables.ts';
import { access } from './access.ts';
import { crypto } from './crypto.ts';
import { events } from './events.ts';
import { ledger } from './ledger.ts';
import { ledgerFunctions } from './ledgerFunctions.ts';
import { money } from './money.ts';
import { payees } from './payees.ts';
import { service } from './service.ts';

/** The schema that every database begins with. A database of an earlier format lacks it and is refused. */
export const BASELINE = '0100-baseline';

/** Schema changes by name, in order, as the statements to run. A published one is never edited; the next one corrects it. */
export const migrations: Readonly<Record<string, readonly string[]>> = {
  [BASELINE]: [access, ledger, ledgerFunctions, money, crypto, payees, service, events].flat(),
};

const run = (statements: readonly string[]): Migration => ({
  up: async (database: Kysely<Tables>) => {
    for (const statement of statements) await sql.raw(statement).execute(database);
  },
});

export const migrationProvider: MigrationProvider = {
  getMigrations: async () => Object.fromEntries(Object.entries(migrations).map(([name, statements]) => [name, run(statements)])),
};

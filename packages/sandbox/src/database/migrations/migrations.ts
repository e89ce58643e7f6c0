import { sql, type Kysely } from 'kysely';
import type { Migration, MigrationProvider } from 'kysely/migration';
import type { Tables } from '../tables.ts';
import { boundTokens } from './boundTokens.ts';
import { accessSchema, languageColumn } from './accessSchema.ts';
import { brake } from './brake.ts';
import { bitcoinHashes, curveColumns } from './curves.ts';
import { cryptoSchema } from './cryptoSchema.ts';
import { deviceNames, devices } from './devices.ts';
import { events, eventTurns } from './events.ts';
import { faultEnds } from './faultEnds.ts';
import { auditedSessions, auditLines, auditRetention, sealedKeys } from './guardedRows.ts';
import { keptAnswers } from './keptAnswers.ts';
import { ledgerFunctions } from './ledgerFunctions.ts';
import { ledgerSchema } from './ledgerSchema.ts';
import { moneySchema } from './moneySchema.ts';
import { payeeChecks } from './payeeChecks.ts';
import { passkeys } from './passkeys.ts';
import { oneOrder, placedOrders } from './placedOrders.ts';
import { priceColumns } from './prices.ts';
import { serviceSchema, storedFiles } from './serviceSchema.ts';
import { sharedLoad } from './sharedLoad.ts';
import { strength } from './strength.ts';
import { strongAuthentication } from './strongAuthentication.ts';
import { suspenseColumn } from './suspense.ts';
import { systemAccountStatements } from './systemAccounts.ts';
import { withdrawalFunctions } from './withdrawalFunctions.ts';

/** Every change of the schema, by name, in order, as the statements it runs. One that was published is never edited: the next one mends it. */
export const migrations: Readonly<Record<string, readonly string[]>> = {
  '0001-initial': [accessSchema, ledgerSchema, ledgerFunctions, moneySchema, cryptoSchema, serviceSchema, systemAccountStatements].flat(),
  '0002-withdrawals': withdrawalFunctions,
  '0003-suspense': suspenseColumn,
  '0004-answered-orders': placedOrders,
  '0005-kept-answers': keptAnswers,
  '0006-fault-ends': faultEnds,
  '0007-strength': strength,
  '0008-audit-lines': auditLines,
  '0009-devices': devices,
  '0010-passkeys': passkeys,
  '0012-strong-authentication': strongAuthentication,
  '0014-device-names': deviceNames,
  '0015-bound-tokens': boundTokens,
  '0017-payee-checks': payeeChecks,
  '0020-prices': priceColumns,
  '0021-brake': brake,
  '0024-sealed-keys': sealedKeys,
  '0025-audit-retention': auditRetention,
  '0026-audited-sessions': auditedSessions,
  '0027-curves': curveColumns,
  '0028-bitcoin-hashes': bitcoinHashes,
  '0034-events': events,
  '0036-shared-load': sharedLoad,
  '0044-language': languageColumn,
  '0045-one-order': oneOrder,
  '0046-stored-files': storedFiles,
  '0047-event-turns': eventTurns,
};

const run = (statements: readonly string[]): Migration => ({
  up: async (database: Kysely<Tables>) => {
    for (const statement of statements) await sql.raw(statement).execute(database);
  },
});

export const migrationProvider: MigrationProvider = {
  getMigrations: async () => Object.fromEntries(Object.entries(migrations).map(([name, statements]) => [name, run(statements)])),
};

import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createProvider, jobHandlers } from '../createProvider.ts';
import { openDatabase, type OpenDatabase } from '../database/openDatabase.ts';
import { openServices } from '../http/services.ts';
import { seedDemo } from '../presets/seedDemo.ts';
import { createBankTransferHelpers } from '../testing/bankTransfers.ts';
import { createProviderClient } from '../testing/openProvider.ts';

const server = process.env['DATABASE_URL'];

// An embedded database has a single role.
describe.skipIf(server === undefined)('a provider whose role does not own the schema', () => {
  const name = `roles_${randomUUID().replaceAll('-', '')}`;
  let admin: pg.Client;
  let open: OpenDatabase;
  let serving: string;

  beforeAll(async () => {
    admin = new pg.Client({ connectionString: server });
    await admin.connect();
    await admin.query(`create database ${name} template template0`);
    await admin.query(`create role ${name} login password 'serves'`);
    const owner = new URL(server ?? '');
    owner.pathname = `/${name}`;
    const provider = new URL(owner);
    [provider.username, provider.password] = [name, 'serves'];
    serving = provider.href;
    open = await openDatabase({ url: serving, migrateUrl: owner.href });
  }, 120_000);

  afterAll(async () => {
    await open.close();
    await admin.query(`drop database ${name}`);
    await admin.query(`drop role ${name}`);
    await admin.end();
  });

  it('serves customers as usual, and its ledger balances (HA-015)', async () => {
    const services = await openServices(open.database, { handlers: jobHandlers });
    await seedDemo(open.database, services.clock.now());
    const transfers = createBankTransferHelpers(createProviderClient(createProvider(services)));
    const holder = await transfers.newHolder('verified');
    expect((await transfers.withdraw(holder, { amount: '20.00' })).status).toBe(201);
    await transfers.advance(3 * 86_400);
    expect(await transfers.checkLedger()).toMatchObject({ balanced: true });
  });

  it('starts without the owner’s address once the owner has prepared the database (HA-015)', async () => {
    const alone = await openDatabase({ url: serving });
    await expect(sql`delete from audit_log`.execute(alone.database)).rejects.toThrow(/permission denied/);
    await alone.close();
  });

  it.each([
    ['change a posting', 'update posting set units = units + 1'],
    ['delete a posting', 'delete from posting'],
    ['change a line of the audit log', `update audit_log set outcome = 'done'`],
    ['delete a line of the audit log', 'delete from audit_log'],
    ['empty the audit log', 'truncate audit_log'],
    ['drop its trigger', 'drop trigger audit_log_is_kept on audit_log'],
    ['switch its triggers off', 'alter table posting disable trigger all'],
    ['bypass them as a replica', 'set session_replication_role = replica'],
    [
      'change a function of the ledger',
      `create or replace function refuse_change() returns trigger language plpgsql as 'begin return null; end'`,
    ],
    ['run a migration', `insert into kysely_migration (name, timestamp) values ('x', 'x')`],
  ])('cannot %s (HA-015, GUARD-011, GUARD-026)', async (_, statement) => {
    await expect(sql.raw(statement).execute(open.database)).rejects.toThrow(/permission denied|must be owner/);
  });
});

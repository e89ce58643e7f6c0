import { sql, type Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** Append-only tables: the role that serves customers can neither change nor delete their rows (HA-015). */
const APPEND_ONLY_TABLES = ['posting', 'audit_log'] as const;

/**
 * Grants the provider's role its rights to the owner's tables: everything it needs to serve customers, but no changes to append-only rows.
 */
export async function grantRights(owner: Kysely<Tables>, role: string): Promise<void> {
  const { rows } = await sql<{ schema: string }>`select current_schema() as schema`.execute(owner);
  const [to, schema] = [sql.id(role), sql.id(rows[0]?.schema ?? 'public')];
  await sql`grant usage on schema ${schema} to ${to}`.execute(owner);
  await sql`grant select, insert, update, delete on all tables in schema ${schema} to ${to}`.execute(owner);
  await sql`grant usage, select on all sequences in schema ${schema} to ${to}`.execute(owner);
  await sql`grant execute on all functions in schema ${schema} to ${to}`.execute(owner);
  for (const table of APPEND_ONLY_TABLES) await sql`revoke update, delete, truncate on ${sql.table(table)} from ${to}`.execute(owner);
  for (const table of ['kysely_migration', 'kysely_migration_lock'])
    await sql`revoke insert, update, delete on ${sql.table(table)} from ${to}`.execute(owner);
}

/** Retention of the audit log in days. The database itself refuses to delete younger lines (RULE-054). */
const AUDIT_RETENTION_DAYS = 400;

/** Deletes expired lines at each start. Does nothing under a role that may not delete, since only the owner of the schema may. */
export async function deleteOldAudit(owner: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ may: boolean }>`select has_table_privilege('audit_log', 'delete') as may`.execute(owner);
  if (rows[0]?.may !== true) return;
  await sql`delete from audit_log where at < now() - make_interval(days => ${AUDIT_RETENTION_DAYS})`.execute(owner);
}

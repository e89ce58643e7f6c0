import { join } from 'node:path';
import { openDatabase, type OpenDatabase } from './database/openDatabase.ts';
import { presetDigest } from './presets/presetPassword.ts';

/** Where an embedded database lies, and the key file where no SECRETS_KEY is given. */
export const dataDir = process.env['DATA_DIR'] ?? join(import.meta.dirname, '../../../.data');

/**
 * What a start waits for longest and what needs the fewest modules: the database, and the digest that seeding it needs. Both work in
 * threads of their own for a while, so main.ts imports this before the rest of the provider.
 */
export const opening: Promise<OpenDatabase> = Promise.all([
  openDatabase({
    url: process.env['DATABASE_URL'],
    migrateUrl: process.env['DATABASE_MIGRATE_URL'],
    insecure: process.env['DATABASE_INSECURE'],
    dataDir,
  }),
  presetDigest(),
]).then(([database]) => database);
// listen.ts says what went wrong. Until it waits nobody does, and that must not end the process.
opening.catch(() => undefined);

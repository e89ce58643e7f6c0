import { join } from 'node:path';
import { openDatabase, type OpenDatabase } from './database/openDatabase.ts';
import { getPresetDigest } from './presets/presetPassword.ts';

/** Folder of the embedded database, and of the key file when SECRETS_KEY is not set. */
export const dataDir = process.env['DATA_DIR'] ?? join(import.meta.dirname, '../../../.data');

/**
 * The slowest parts of a start, which need the fewest modules: the database and the password digest for seeding it. Both run in other
 * threads for a while, so main.ts imports this module before the rest of the provider.
 */
export const opening: Promise<OpenDatabase> = Promise.all([
  openDatabase({
    url: process.env['DATABASE_URL'],
    migrateUrl: process.env['DATABASE_MIGRATE_URL'],
    insecure: process.env['DATABASE_INSECURE'],
    dataDir,
  }),
  getPresetDigest(),
]).then(([database]) => database);
// listen.ts reports the error. Until it awaits the promise, the rejection is unhandled and must not end the process.
opening.catch(() => undefined);

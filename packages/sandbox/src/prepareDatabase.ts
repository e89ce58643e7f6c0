import { opening } from './opening.ts';

// With DATABASE_MIGRATE_URL and DATABASE_URL: migrates the schema as its owner, grants the provider's role its rights, and exits. The
// provider then starts with DATABASE_URL alone and never holds the owner's password (HA-015).
try {
  await (await opening).close();
  process.stdout.write('The database is up to date.\n');
} catch (error) {
  process.stderr.write(`The database was not prepared: ${error instanceof Error ? error.message : 'unknown'}\n`);
  process.exitCode = 1;
}

import { opening } from './opening.ts';

// With DATABASE_MIGRATE_URL and DATABASE_URL: brings the schema up to date as its owner, says what the provider's role may do in it, and ends.
// The provider starts with DATABASE_URL alone then, and never holds the owner's password (HA-015).
try {
  await (await opening).close();
  process.stdout.write('The database is up to date.\n');
} catch (error) {
  process.stderr.write(`The database was not prepared: ${error instanceof Error ? error.message : 'unknown'}\n`);
  process.exitCode = 1;
}

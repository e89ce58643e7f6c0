import { openClock } from './clock/clock.ts';
import { rotateKeys } from './kernel/keys/keyRows.ts';
import { readMasterKey } from './kernel/keys/masterKey.ts';
import { dataDir, opening } from './opening.ts';

// npm run keys:rotate. An embedded provider is stopped for it; processes on a server take the new keys up within a minute. With
// SECRETS_KEY_FORMER everything is sealed anew under SECRETS_KEY: the processes are started again with that then.
try {
  const { database, close } = await opening;
  const { SECRETS_KEY: present, SECRETS_KEY_FORMER: former } = process.env;
  const clock = await openClock(database);
  const renewed = await rotateKeys(database, readMasterKey(present, dataDir), clock.now(), readMasterKey(former ?? present, dataDir));
  process.stdout.write(`New keys are in force:\n${renewed.map((name) => `  ${name}\n`).join('')}`);
  await close();
} catch (error) {
  process.stderr.write(`The keys were not changed: ${error instanceof Error ? error.message : 'unknown'}\n`);
  process.exitCode = 1;
}

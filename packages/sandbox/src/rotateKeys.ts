import { openClock } from './clock/clock.ts';
import { rotateKeys } from './kernel/keys/keyRows.ts';
import { readMasterKey } from './kernel/keys/masterKey.ts';
import { dataDir, opening } from './opening.ts';

// npm run keys:rotate. Stop an embedded provider first. Processes on a server pick up the new keys within a minute. With SECRETS_KEY_FORMER
// everything is sealed again under SECRETS_KEY, and the processes must then be restarted with that key.
const { SECRETS_KEY: present, SECRETS_KEY_FORMER: former } = process.env;
try {
  const { database, close } = await opening;
  try {
    const [master, before] = [readMasterKey(present, dataDir), readMasterKey(former ?? present, dataDir)];
    const renewed = await rotateKeys(database, master, (await openClock(database)).now(), before);
    process.stdout.write(`New keys are in force:\n${renewed.map((name) => `  ${name}\n`).join('')}`);
  } finally {
    await close();
  }
} catch (error) {
  process.stderr.write(`The keys were not changed: ${error instanceof Error ? error.message : 'unknown'}\n`);
  process.exitCode = 1;
}

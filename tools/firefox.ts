import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { installFromDebian } from './servers/installFromDebian.ts';

/** `npm run firefox`: runs the journeys in Debian's Firefox and installs it where possible. Arguments are passed to Playwright. */
const FIREFOX = '/usr/bin/firefox-esr';
if (!existsSync(FIREFOX)) installFromDebian('firefox-esr');
if (!existsSync(FIREFOX)) throw new Error('Firefox is not installed: apt-get install firefox-esr');
const result = spawnSync('playwright', ['test', '--config', 'e2e/firefox.config.ts', ...process.argv.slice(2)], {
  stdio: 'inherit',
});
process.exitCode = result.status ?? 1;

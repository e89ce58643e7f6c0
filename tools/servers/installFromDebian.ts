import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Installs a system package without prompts if possible, that is on Debian as root. Otherwise does nothing. */
export function installFromDebian(name: string): void {
  if (!existsSync('/etc/debian_version') || process.getuid?.() !== 0) return;
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', name]])
    execFileSync('apt-get', ['-qq', ...args], {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
}

import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Installs a package of the system without questions, where that is allowed: on Debian as root. Elsewhere the person is asked. */
export function installFromDebian(name: string): void {
  if (!existsSync('/etc/debian_version') || process.getuid?.() !== 0) return;
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', name]])
    execFileSync('apt-get', ['-qq', ...args], {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
}

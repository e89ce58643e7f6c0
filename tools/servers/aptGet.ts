import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Packages of the system are installed on Debian as root only; elsewhere the person is asked. */
export const canInstall = (): boolean => existsSync('/etc/debian_version') && process.getuid?.() === 0;

/** Runs apt-get without questions; its complaints are seen, its progress is not. */
export function aptGet(...args: readonly string[]): void {
  execFileSync('apt-get', args, { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }, stdio: ['ignore', 'ignore', 'inherit'] });
}

import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { freePort } from '../budgets/provider.ts';
import { createTemporaryFolder } from '../createTemporaryFolder.ts';
import { installFromDebian } from './installFromDebian.ts';

export type PostgreSql = { readonly url: string; readonly stop: () => void };

/** Debian keeps the programs of each version in a separate folder outside PATH. */
function findPrograms(): string | undefined {
  const folders = [...globSync('/usr/lib/postgresql/*/bin').toSorted().toReversed(), ...(process.env['PATH'] ?? '').split(delimiter)];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
}

function install(): string {
  installFromDebian('postgresql');
  const programs = findPrograms();
  if (programs !== undefined) return programs;
  throw new Error('PostgreSQL is not installed, so the provider cannot be tested on a server. Install it, or name one with DATABASE_URL.');
}

const readPostgresId = (flag: '-u' | '-g'): number => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));

/** Starts a server in a temporary folder on a free port. Nothing is flushed to disk, because its data is thrown away. */
export async function startPostgreSql(): Promise<PostgreSql> {
  const programs = findPrograms() ?? install();
  // The server refuses to run as root, so it runs under Debian's postgres account.
  const account = process.getuid?.() === 0 ? { uid: readPostgresId('-u'), gid: readPostgresId('-g') } : undefined;
  const folder = createTemporaryFolder();
  if (account !== undefined) chownSync(folder, account.uid, account.gid);
  const cluster = join(folder, 'cluster');
  const options = { cwd: folder, ...account };
  execFileSync(join(programs, 'initdb'), ['-D', cluster, '-U', 'wallet', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'], {
    ...options,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const port = await freePort();
  const settings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200', 'listen_addresses=127.0.0.1'];
  const server = spawn(
    join(programs, 'postgres'),
    ['-D', cluster, '-p', String(port), '-k', folder, ...settings.flatMap((setting) => ['-c', setting])],
    { ...options, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let log = '';
  await new Promise<void>((resolve, reject) => {
    server.stderr.on('data', (part: Buffer) => {
      log += part.toString();
      if (log.includes('ready to accept connections')) resolve();
    });
    server.once('close', () => {
      reject(new Error(`PostgreSQL stopped before it was ready:\n${log}`));
    });
  });
  return { url: `postgres://wallet@127.0.0.1:${port}/postgres`, stop: () => server.kill('SIGINT') };
}

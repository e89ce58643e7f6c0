import { spawn } from 'node:child_process';
import { startPostgreSql } from './servers/postgresql.ts';

// Runs a command with DATABASE_URL set to a new server, so that the provider's tests run on both databases.
const [program = '', ...args] = process.argv.slice(2);
const databaseUrl = process.env['DATABASE_URL'] ?? '';
const server = databaseUrl === '' ? await startPostgreSql() : { url: databaseUrl, stop: () => undefined };
const child = spawn(program, args, { stdio: 'inherit', env: { ...process.env, DATABASE_URL: server.url } });
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => child.kill(signal));
const code = await new Promise<number>((resolve) => {
  child.once('error', (error) => {
    console.error(String(error));
    resolve(1);
  });
  child.once('close', (status) => {
    resolve(status ?? 1);
  });
});
server.stop();
process.exitCode = code;

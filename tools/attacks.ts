import { readConfiguration } from '@wallet/core/configuration/configuration';
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { freePort, startProvider } from './budgets/provider.ts';
import { exampleConfig } from './deploy/exampleBuild.ts';
import { writeServerFiles } from './deploy/writeProviderBuild.ts';
import { makeCertificate, requireNginx, startNginx } from './servers/nginx.ts';
import { startPostgreSql } from './servers/postgresql.ts';
import { temporaryFolder } from './temporaryFolder.ts';

// The red team by HTTP and TLS through nginx with the generated file, on PostgreSQL (GUARD-026). The step `provider` runs all of it without nginx, and with
// it what is left out here: these start providers of their own, read files or compare headers that nginx writes itself.
const ALONE = /v(?:1Encoding|3AnswerHeaders|3WebFrontend|5Files|13\w+|15\w+)\.test\.ts$/;
const files = globSync('packages/sandbox/src/attacks/*.test.ts').filter((file) => !ALONE.test(file));

const program = requireNginx();
const [database, port, redirectPort] = [await startPostgreSql(), await freePort(), await freePort()];
const [front, folder, dist] = [`https://localhost:${port}`, makeCertificate(['localhost', '127.0.0.1']), temporaryFolder()];
const config = readConfiguration(JSON.parse(exampleConfig(front, front.replace('localhost', '127.0.0.1'))));
if (config === undefined) throw new Error('The example’s configuration cannot be read.');
// With limits as wide as the sandbox's: the provider's own are what is attacked.
writeServerFiles(dist, config, 'v1.0.0', { takesDoubles: true, pageListens: {} });
// The origin is the one that the tests write into what they sign.
const variables = { DATABASE_URL: database.url, SECRETS_KEY: randomBytes(32).toString('base64') };
const provider = await startProvider({ ...variables, TRUSTED_PROXIES: '127.0.0.1', PUBLIC_ORIGIN: 'http://localhost:4173' });
const stopNginx = await startNginx(program, { dist, provider: provider.url, tls: { port, redirectPort, folder } });
const places = { PROVIDER_URL: provider.url, FRONT_URL: front, NODE_EXTRA_CA_CERTS: join(folder, 'fullchain.pem') };
try {
  // One file after the other: they share one world and its clock.
  const args = ['run', '--project', 'unit', '--no-file-parallelism', '--testTimeout', '30000', ...files];
  const child = spawn('vitest', args, { stdio: 'inherit', env: { ...process.env, ...variables, ...places } });
  process.exitCode = await new Promise<number>((resolve) => child.once('close', (code) => resolve(code ?? 1)));
} finally {
  await stopNginx();
  await provider.stop();
  database.stop();
}

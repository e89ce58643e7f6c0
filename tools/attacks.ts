import { readConfiguration } from '@wallet/core/configuration/configuration';
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { freePort, startProvider } from './budgets/provider.ts';
import { buildExampleConfig } from './deploy/exampleBuild.ts';
import { writeServerFiles } from './deploy/writeProviderBuild.ts';
import { makeCertificate, requireNginx, startNginx } from './servers/nginx.ts';
import { startPostgreSql } from './servers/postgresql.ts';
import { createTemporaryFolder } from './createTemporaryFolder.ts';

// Runs the attack tests over HTTP and TLS, through nginx with the generated configuration, on PostgreSQL (GUARD-026). The step `provider`
// runs all of them without nginx. The files excluded here start their own providers, read files, or compare headers that nginx sets itself.
const STANDALONE_FILES = /v(?:1Encoding|3AnswerHeaders|3WebFrontend|5Files|13\w+|15\w+)\.test\.ts$/;
const files = globSync('packages/sandbox/src/attacks/*.test.ts').filter((file) => !STANDALONE_FILES.test(file));

const program = requireNginx();
const [database, port, redirectPort] = [await startPostgreSql(), await freePort(), await freePort()];
const [front, folder, dist] = [`https://localhost:${port}`, makeCertificate(['localhost', '127.0.0.1']), createTemporaryFolder()];
const config = readConfiguration(JSON.parse(buildExampleConfig(front, front.replace('localhost', '127.0.0.1'))));
if (config === undefined) throw new Error('The example’s configuration cannot be read.');
// Limits as wide as those of the sandbox, because the provider's own limits are under attack.
writeServerFiles(dist, config, 'v1.0.0', { takesDoubles: true, pageListens: {} });
// The tests sign requests for this origin.
const variables = { DATABASE_URL: database.url, SECRETS_KEY: randomBytes(32).toString('base64') };
const provider = await startProvider({ ...variables, TRUSTED_PROXIES: '127.0.0.1', PUBLIC_ORIGIN: 'http://localhost:4173' });
const stopNginx = await startNginx(program, { dist, provider: provider.url, tls: { port, redirectPort, folder } });
const testEnv = { PROVIDER_URL: provider.url, FRONT_URL: front, NODE_EXTRA_CA_CERTS: join(folder, 'fullchain.pem') };
try {
  // Files run one at a time, because they share one provider and its clock.
  const args = ['run', '--project', 'unit', '--no-file-parallelism', '--testTimeout', '30000', ...files];
  const child = spawn('vitest', args, { stdio: 'inherit', env: { ...process.env, ...variables, ...testEnv } });
  process.exitCode = await new Promise<number>((resolve) => child.once('close', (code) => resolve(code ?? 1)));
} finally {
  await stopNginx();
  await provider.stop();
  database.stop();
}

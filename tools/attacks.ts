import { readConfiguration } from '@wallet/core/configuration/configuration';
import { endpoints } from '@wallet/contract/registry';
import { serverFiles } from '@wallet/operator/server/serverFiles';
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { countAttacks, readCases, type Case } from './attacks/countAttacks.ts';
import { freePort, newDataDir, removeDataDir, startProvider } from './budgets/provider.ts';
import { exampleConfig } from './deploy/exampleBuild.ts';
import { makeCertificate, nginxProgram, startNginx } from './servers/nginx.ts';
import { startPostgreSql } from './servers/postgresql.ts';

// The red team, counted by chapter of ASVS: what looks into a process of its own against the provider alone, all others by HTTP and TLS through
// nginx with the generated file, on PostgreSQL (GUARD-026). The steps `provider` and `provider-pg` run all of them without nginx.

const FOLDER = 'packages/sandbox/src/attacks';
/** These start providers of their own, read files or compare headers that nginx writes itself. */
const ALONE = /v(?:1Encoding|3AnswerHeaders|3WebFrontend|5Files|13\w+|15\w+)\.test\.ts$/;

const files = globSync(`${FOLDER}/*.test.ts`).toSorted();
const scratch = mkdtempSync(join(tmpdir(), 'wallet-attacks-'));

async function run(name: string, selection: readonly string[], variables: Readonly<Record<string, string>>): Promise<readonly Case[]> {
  const report = join(scratch, `${name}.json`);
  const args = [
    'run',
    '--project',
    'unit',
    '--no-file-parallelism',
    '--testTimeout',
    '30000',
    '--reporter',
    'json',
    '--outputFile',
    report,
  ];
  const child = spawn('vitest', [...args, ...selection], { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, ...variables } });
  await new Promise((resolve) => child.once('close', resolve));
  return readCases(readFileSync(report, 'utf8'));
}

/** Writes the server's files for an address, with limits as wide as the sandbox's: the provider's own are what is attacked. */
function writeDeployment(dist: string, url: string): void {
  const config = readConfiguration(JSON.parse(exampleConfig(url, url.replace('localhost', '127.0.0.1'))));
  if (config === undefined) throw new Error('The example’s configuration cannot be read.');
  for (const [path, text] of serverFiles(config, 'v1.0.0', { takesDoubles: true, pageListens: {} })) {
    const file = join(dist, 'deploy', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

async function runBehindNginx(program: string, selection: readonly string[]): Promise<readonly Case[]> {
  const [database, port, redirectPort, dataDir] = [await startPostgreSql(), await freePort(), await freePort(), newDataDir()];
  const SECRETS_KEY = randomBytes(32).toString('base64');
  const front = `https://localhost:${port}`;
  const folder = makeCertificate(['localhost', '127.0.0.1']);
  writeDeployment(scratch, front);
  // The origin is the one that the tests write into what they sign.
  const variables = { DATABASE_URL: database.url, SECRETS_KEY, TRUSTED_PROXIES: '127.0.0.1', PUBLIC_ORIGIN: 'http://localhost:4173' };
  const provider = await startProvider(dataDir, variables);
  const nginx = await startNginx(program, port, { dist: scratch, provider: provider.url, tls: { port, redirectPort, folder } });
  try {
    const places = { PROVIDER_URL: provider.url, FRONT_URL: front, DATABASE_URL: database.url, SECRETS_KEY };
    // One file after the other: they share one world and its clock.
    return await run('nginx', ['--no-file-parallelism', ...selection], { ...places, NODE_EXTRA_CA_CERTS: join(folder, 'fullchain.pem') });
  } finally {
    await nginx.stop();
    await provider.stop();
    database.stop();
    removeDataDir(dataDir);
    rmSync(folder, { recursive: true, force: true });
  }
}

const program = nginxProgram();
const alone = files.filter((file) => program === undefined || ALONE.test(file));
const behind = files.filter((file) => !alone.includes(file));
try {
  if (program === undefined) console.log('nginx is not installed here and cannot be: all attacks are against the provider alone');
  const runs = [run('alone', alone, {}), program === undefined ? Promise.resolve([]) : runBehindNginx(program, behind)];
  const cases = (await Promise.all(runs)).flat();
  const { lines, problems } = countAttacks(cases, endpoints);
  for (const line of lines) console.log(line);
  for (const problem of problems) console.log(`FAIL ${problem}`);
  const passed = cases.filter(({ status }) => status === 'passed').length;
  console.log(`attacks: ${passed} passed, ${problems.length} failed`);
  process.exitCode = problems.length === 0 ? 0 : 1;
} finally {
  rmSync(scratch, { recursive: true, force: true });
}

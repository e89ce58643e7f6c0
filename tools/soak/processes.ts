import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { providerAt } from '../../packages/sandbox/src/testing/openProvider.ts';
import { freePort, newDataDir, removeDataDir, startProvider, type Provider } from '../budgets/provider.ts';
import { nginxProgram, startBalancer } from '../servers/nginx.ts';
import { startPostgreSql } from '../servers/postgresql.ts';
import { readCounts, type Counts } from '../steps/readCounts.ts';
import { runChecks } from './checks.ts';
import { processChecks, requireNothingLost } from './processChecks.ts';

/** Of the provider's tests, those that ask it through HTTP. */
const SUITE = ['routes', 'control/control.test.ts', 'http/money.test.ts', 'http/requests.test.ts', 'ledger'];
/** Of those, the ones that look at the world as it was seeded: asked before the others have moved its clock by years. */
const AS_SEEDED = ['routes/accounts.test.ts', 'routes/balances.test.ts'];
/** All processes, and the tests that look into the database, open the same secrets. */
const SECRETS_KEY = randomBytes(32).toString('base64');
/** A process ends once so many files of the suite have passed. */
const FILES_BEFORE_KILL = 12;

const pathOf = (name: string): string => `packages/sandbox/src/${name}`;

/** The provider's own tests through the balancer: one file after the other, for they share one world. */
async function runSuite(
  { url, databaseUrl }: { readonly url: string; readonly databaseUrl: string },
  selection: readonly string[],
  kill?: () => Promise<void>,
): Promise<Counts> {
  const args = ['run', '--project', 'unit', '--no-file-parallelism', '--testTimeout', '60000', ...selection];
  // nginx refuses a NUL in a path by itself, with a page of its own: the gate's seed draws none.
  const fuzz = { FUZZ_REQUESTS: '600', FUZZ_SEED: '22' };
  const env = { ...process.env, PROVIDER_URL: url, DATABASE_URL: databaseUrl, SECRETS_KEY, ...fuzz, NO_COLOR: '1' };
  const child = spawn('vitest', args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  let exit: Promise<void> | undefined;
  child.stdout.on('data', (part: Buffer) => {
    output += part.toString();
    if ((output.match(/^ [✓❯] /gmu)?.length ?? 0) >= FILES_BEFORE_KILL) exit ??= kill?.();
  });
  await new Promise((resolve) => child.once('close', resolve));
  await (exit ?? kill?.());
  const counts = readCounts(output);
  console.log(counts.failed === 0 ? output.slice(output.lastIndexOf(' Test Files')) : output);
  return counts;
}

/** Three processes behind nginx on one PostgreSQL; two of them are killed by the way. */
async function soak(program: string): Promise<Counts> {
  const database = await startPostgreSql();
  const dataDir = newDataDir();
  const port = await freePort();
  // The origin is the one that the tests write into what they ask.
  const variables = { DATABASE_URL: database.url, SECRETS_KEY, PUBLIC_ORIGIN: 'http://localhost:4173', HOST: '127.0.0.1' };
  // At once on the empty database: one of them brings it up to date and seeds it.
  const start = (): Promise<Provider> => startProvider(dataDir, variables);
  const [one, two, three] = await Promise.all([start(), start(), start()]);
  const nginx = await startBalancer(program, port, [one.url, two.url, three.url]);
  const balancer = providerAt(nginx.url);
  try {
    const checks = await runChecks(processChecks({ each: [providerAt(one.url), providerAt(two.url), providerAt(three.url)], balancer }));
    const place = { url: nginx.url, databaseUrl: database.url };
    const seeded = await runSuite(place, AS_SEEDED.map(pathOf));
    const others = [...SUITE.map(pathOf), ...AS_SEEDED.flatMap((name) => ['--exclude', pathOf(name)])];
    const suite = await runSuite(place, others, () => three.stop('SIGKILL'));
    const killed = await runChecks({
      'one of two is killed in the middle: nothing acknowledged is lost, nothing is done twice': () =>
        requireNothingLost(balancer, () => two.stop('SIGKILL')),
    });
    const all = [checks, seeded, suite, killed];
    return { passed: all.reduce((sum, { passed }) => sum + passed, 0), failed: all.reduce((sum, { failed }) => sum + failed, 0) };
  } finally {
    await nginx.stop();
    await Promise.all([one, two, three].map((provider) => provider.stop()));
    database.stop();
    removeDataDir(dataDir);
  }
}

const program = nginxProgram();
if (program === undefined) {
  console.log('processes: skipped: nginx is not installed here and cannot be');
} else {
  const { passed, failed } = await soak(program);
  console.log(`processes: ${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
}

import type { Step } from './runSteps.ts';

const vitestCommand = (...args: readonly string[]): readonly string[] => ['vitest', 'run', '--project', ...args];

/** These open the embedded database, whatever DATABASE_URL is. */
const EMBEDDED_ONLY = ['packages/sandbox/src/main.test.ts', 'packages/sandbox/src/database/snapshot.test.ts'];

const postgreSqlCommand = (...paths: readonly string[]): readonly string[] => [
  'node',
  'tools/on-postgresql.ts',
  ...vitestCommand('unit', ...paths, ...EMBEDDED_ONLY.flatMap((file) => ['--exclude', file])),
];

/** Where a PostgreSQL server differs from the embedded database: connections, locks, roles, money movements. */
const POSTGRESQL_TESTS = ['database', 'ledger', 'outbox', 'kernel/moveMoney', 'http/sharedLimits', 'attacks/v13DatabaseRoles'];

const statics: readonly Step[] = [
  { name: 'types', command: ['tsc', '--noEmit'] },
  { name: 'lint', command: ['oxlint', '--deny-warnings'] },
  { name: 'format', command: ['prettier', '--check', '--cache', '--log-level', 'warn', '.'] },
  { name: 'structure', command: ['node', 'tools/check-structure.ts'] },
  { name: 'requirements', command: ['node', 'tools/requirements/check.ts'] },
  { name: 'tokens', command: ['node', 'tools/check-tokens.ts'] },
  { name: 'unused', command: ['knip', '-c', 'tools/knip.json'] },
];
const unit: Step = { name: 'unit', command: vitestCommand('unit', '--project', 'dom', '--exclude', 'packages/sandbox/**') };
const provider: Step = { name: 'provider', command: vitestCommand('unit', 'packages/sandbox') };
const build: Step = { name: 'build', command: ['node', 'tools/build.ts'] };

/** `npm test`: proves each rule once, in the light theme, on a phone. */
export const gateSteps: readonly Step[] = [
  ...statics,
  unit,
  provider,
  { name: 'postgresql', command: postgreSqlCommand(...POSTGRESQL_TESTS.map((path) => `packages/sandbox/src/${path}`)) },
  { name: 'stories', command: vitestCommand('stories') },
  build,
  { name: 'journeys', command: ['playwright', 'test', '-c', 'e2e', '--project', 'phone', '--grep', '@gate'] },
];

/** `npm run test:full`: the gate across sizes, colour schemes, databases, browser engines and deployments. */
export const fullSteps: readonly Step[] = [
  ...statics,
  // An export imported only by its test is dead code.
  { name: 'unused in production', command: ['knip', '--production', '-c', 'tools/knip.production.json', '--include', 'files,exports'] },
  { ...unit, env: { PROPERTIES: 'new' } },
  { ...provider, env: { PROPERTIES: 'new' } },
  { name: 'postgresql', command: postgreSqlCommand('packages/sandbox') },
  { name: 'stories', command: vitestCommand('stories'), env: { STORIES: 'whole' } },
  build,
  { name: 'journeys', command: ['playwright', 'test', '-c', 'e2e'] },
  { name: 'services', command: ['playwright', 'test', '-c', 'e2e/journeys.config.ts'] },
  { name: 'firefox', command: ['node', 'tools/firefox.ts'] },
  { name: 'storybook', command: ['storybook', 'build', '-o', 'dist/storybook', '--disable-telemetry', '--quiet'] },
  { name: 'pictures', command: ['node', 'visual-tests/run.ts'] },
  { name: 'package', command: ['node', 'tools/check-package.ts'] },
  { name: 'tutorial', command: ['node', 'tools/tutorial.ts'] },
  { name: 'budgets', command: ['node', 'tools/budgets/gate.ts'] },
  { name: 'attacks', command: ['node', 'tools/attacks.ts'] },
  { name: 'nginx', command: ['node', 'tools/check-nginx.ts'] },
  { name: 'provider build', command: ['node', 'tools/check-provider-build.ts'] },
  { name: 'ratios', command: ['node', 'tools/budgets/ratios.ts'] },
  { name: 'processes', command: ['node', 'tools/soak/processes.ts'] },
  { name: 'kills', command: ['node', 'tools/soak/kills.ts'], env: { KILLS: '5' } },
];

const { FUZZ_REQUESTS = '20000', FUZZ_SEED = String(Date.now() % 2 ** 31) } = process.env;
/** With a given seed, only that seed runs. */
const { SIMULATE_SEED, SIMULATE_SEEDS = '1000', SIMULATE_STEPS = '1000' } = process.env;
const simulated = SIMULATE_SEED === undefined ? ['1', SIMULATE_SEEDS] : [SIMULATE_SEED, '1'];

/** `npm run soak`: runs that take too long for every night. */
export const soakSteps: readonly Step[] = [
  { name: 'fuzz', command: vitestCommand('unit', 'packages/sandbox/src/fuzz.test.ts'), env: { FUZZ_REQUESTS, FUZZ_SEED } },
  {
    name: 'simulate',
    command: ['node', '--conditions=@wallet/source', 'packages/sandbox/src/simulation/main.ts', ...simulated, SIMULATE_STEPS],
  },
  build,
  { name: 'presses', command: ['playwright', 'test', '-c', 'e2e', 'one-press'], env: { PRESSES: 'whole' } },
  { name: 'processes', command: ['node', 'tools/soak/processes.ts'] },
  { name: 'events', command: ['node', 'tools/soak/events.ts'] },
  { name: 'kills', command: ['node', 'tools/soak/kills.ts'] },
];

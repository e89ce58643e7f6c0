export type Step = {
  readonly name: string;
  readonly command: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Reports tests of its own, and may not report none. Every other step counts as one test. */
  readonly counts?: boolean;
};

const vitest = (...args: readonly string[]): readonly string[] => ['vitest', 'run', '--project', ...args];

/** All packages but the provider: its tests open databases and are a step of their own. */
const WITHOUT_PROVIDER = [
  'packages/core',
  'packages/contract',
  'packages/bridge',
  'packages/operator',
  'packages/ui',
  'app',
  'tools',
  'visual-tests',
];

/** What a PostgreSQL server does otherwise than the embedded database: connections, locks, roles, money that moves. */
const OF_A_SERVER = [
  'packages/sandbox/src/database',
  'packages/sandbox/src/ledger',
  'packages/sandbox/src/outbox',
  'packages/sandbox/src/kernel/moveMoney',
  'packages/sandbox/src/http/sharedLimits',
  'packages/sandbox/src/attacks/v13DatabaseRoles',
];

/** These open the embedded database whatever DATABASE_URL says. */
const EMBEDDED_ONLY = ['packages/sandbox/src/main.test.ts', 'packages/sandbox/src/database/snapshot.test.ts'];

const onPostgreSql = (...paths: readonly string[]): readonly string[] => [
  'node',
  'tools/on-postgresql.ts',
  ...vitest('unit', ...paths, ...EMBEDDED_ONLY.flatMap((file) => ['--exclude', file])),
];

/** What needs neither a browser nor a database. */
export const staticSteps: readonly Step[] = [
  { name: 'types', command: ['tsc', '--noEmit'] },
  { name: 'lint', command: ['oxlint', '--deny-warnings'] },
  { name: 'format', command: ['prettier', '--check', '--cache', '--log-level', 'warn', '.'] },
  { name: 'structure', command: ['node', 'tools/check-structure.ts'] },
  { name: 'requirements', command: ['node', 'tools/requirements/check.ts'] },
  { name: 'tokens', command: ['node', 'tools/check-tokens.ts'] },
  { name: 'unused', command: ['knip'] },
];

const unit: Step = { name: 'unit', command: vitest('unit', '--project', 'dom', ...WITHOUT_PROVIDER), counts: true };
const provider: Step = { name: 'provider', command: vitest('unit', 'packages/sandbox'), counts: true };
const build: Step = { name: 'build', command: ['node', 'tools/build.ts'] };

/** `npm run check`: what is known within two minutes. */
export const quickSteps: readonly Step[] = [...staticSteps, unit, provider];

/** `npm test`: each rule proven once, in the light, on a phone. */
export const gateSteps: readonly Step[] = [
  ...quickSteps,
  { name: 'postgresql', command: onPostgreSql(...OF_A_SERVER), counts: true },
  { name: 'stories', command: vitest('stories'), counts: true },
  build,
  { name: 'journeys', command: ['playwright', 'test', '--project', 'phone', '--grep', '@gate'], counts: true },
];

/** `npm run test:full`: the gate, and what multiplies it by sizes, colour schemes, databases, engines and deployments. */
export const fullSteps: readonly Step[] = [
  ...quickSteps,
  // An export that only its test imports is dead.
  { name: 'unused in production', command: ['knip', '--production', '-c', 'knip.production.json', '--include', 'files,exports'] },
  { name: 'postgresql', command: onPostgreSql('packages/sandbox'), counts: true },
  { name: 'stories', command: vitest('stories'), env: { STORIES: 'whole' }, counts: true },
  build,
  { name: 'journeys', command: ['playwright', 'test'], counts: true },
  { name: 'services', command: ['playwright', 'test', '-c', 'journeys.config.ts'], counts: true },
  { name: 'firefox', command: ['node', 'tools/firefox.ts'], counts: true },
  { name: 'storybook', command: ['storybook', 'build', '-o', 'dist/storybook', '--disable-telemetry', '--quiet'] },
  { name: 'pictures', command: ['node', 'visual-tests/run.ts'], counts: true },
  { name: 'package', command: ['node', 'tools/check-package.ts'] },
  { name: 'budgets', command: ['node', 'tools/budgets/gate.ts'], counts: true },
  { name: 'attacks', command: ['node', 'tools/attacks.ts'], counts: true },
  { name: 'nginx', command: ['node', 'tools/check-nginx.ts'], counts: true },
  { name: 'provider build', command: ['node', 'tools/check-provider-build.ts'], counts: true },
  { name: 'customers', command: ['node', 'tools/soak/customers.ts'], counts: true },
  { name: 'ratios', command: ['node', 'tools/budgets/ratios.ts'], counts: true },
];

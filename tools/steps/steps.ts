export type Step = {
  readonly name: string;
  readonly command: readonly string[];
  /** About how long it takes on two cores: what takes longest, with what waits for it, begins first. */
  readonly seconds: number;
  /** Steps that have to have passed before. */
  readonly needs?: readonly string[];
  /** Runs a browser, a database or many workers: two of these at once at most. */
  readonly heavy?: boolean;
  /** Measures time: nothing else runs beside it. */
  readonly alone?: boolean;
  /** Counts tests of its own, and may not count none. Every other step counts as one test. */
  readonly counts?: boolean;
};

/** These open the embedded database whatever DATABASE_URL says: once is enough. */
const EMBEDDED_ONLY = ['packages/sandbox/src/main.test.ts', 'packages/sandbox/src/database/snapshot.test.ts'];

const PORTABLE = [
  'packages/core',
  'packages/contract',
  'packages/bridge',
  'packages/operator',
  'packages/ui',
  'app',
  'tools',
  'visual-tests',
];

/** What is known within two minutes: types, lint, structure, unit and component tests. */
export const quickSteps: readonly Step[] = [
  { name: 'types', seconds: 18, command: ['tsc', '--noEmit'] },
  { name: 'lint', seconds: 18, command: ['oxlint', '--deny-warnings'] },
  { name: 'structure', seconds: 2, command: ['node', 'tools/check-structure.ts'] },
  { name: 'requirements', seconds: 2, command: ['node', 'tools/requirements/check.ts'] },
  {
    name: 'unit',
    seconds: 33,
    command: ['vitest', 'run', '--project', 'unit', '--project', 'dom', ...PORTABLE],
    heavy: true,
    counts: true,
  },
  {
    name: 'provider',
    seconds: 122,
    command: ['vitest', 'run', '--project', 'unit', 'packages/sandbox'],
    heavy: true,
    counts: true,
  },
];

/** What gates a change besides. What looks at browsers is tried again once, so that it leaves a trace; what needed it is counted (docs/flaky.md). */
const slowSteps: readonly Step[] = [
  {
    name: 'storybook',
    seconds: 73,
    command: ['storybook', 'build', '-o', 'dist/storybook', '--disable-telemetry', '--quiet'],
    heavy: true,
  },
  { name: 'build', seconds: 5, command: ['node', 'tools/build.ts'], heavy: true },
  { name: 'visual', seconds: 500, command: ['node', 'visual-tests/run.ts'], needs: ['storybook'], heavy: true, counts: true },
  { name: 'stories', seconds: 240, command: ['vitest', 'run', '--project', 'stories', '--retry', '1'], heavy: true, counts: true },
  { name: 'e2e', seconds: 700, command: ['playwright', 'test'], needs: ['build'], heavy: true, counts: true },
  {
    name: 'journeys',
    seconds: 60,
    command: ['playwright', 'test', '-c', 'journeys.config.ts'],
    needs: ['build'],
    heavy: true,
    counts: true,
  },
  {
    name: 'provider-pg',
    seconds: 127,
    command: [
      'node',
      'tools/on-postgresql.ts',
      'vitest',
      'run',
      '--project',
      'unit',
      'packages/sandbox',
      ...EMBEDDED_ONLY.flatMap((file) => ['--exclude', file]),
    ],
    heavy: true,
    counts: true,
  },
  { name: 'package', seconds: 120, command: ['node', 'tools/check-package.ts'], heavy: true },
  // Twenty-four visitors who do not wait for the script; `npm run soak -- waking` sends a thousand.
  { name: 'waking', seconds: 40, command: ['node', 'tools/soak/waking.ts', '24'], needs: ['build'], heavy: true, counts: true },
  { name: 'budgets', seconds: 41, command: ['node', 'tools/budgets/gate.ts'], needs: ['build'], heavy: true, counts: true },
  { name: 'attacks', seconds: 45, command: ['node', 'tools/attacks.ts'], heavy: true, counts: true },
  { name: 'nginx', seconds: 20, command: ['node', 'tools/check-nginx.ts'], needs: ['build'], heavy: true, counts: true },
  {
    name: 'provider-build',
    seconds: 25,
    command: ['node', 'tools/check-provider-build.ts'],
    needs: ['build'],
    heavy: true,
    counts: true,
  },
  { name: 'format', seconds: 28, command: ['prettier', '--check', '.'] },
  { name: 'tokens', seconds: 2, command: ['node', 'tools/check-tokens.ts'] },
  { name: 'unused', seconds: 6, command: ['knip'] },
  // Of what ships: an export that only its test imports is dead.
  {
    name: 'unused in production',
    seconds: 10,
    command: ['knip', '--production', '-c', 'knip.production.json', '--include', 'files,exports'],
  },
  { name: 'ratios', seconds: 180, command: ['node', 'tools/budgets/ratios.ts'], needs: ['build'], alone: true, counts: true },
];

export const allSteps: readonly Step[] = [...quickSteps, ...slowSteps];

import { runSteps, type Step } from './runSteps.ts';

process.env['FUZZ_REQUESTS'] ??= '20000';
process.env['FUZZ_SEED'] ??= String(Date.now() % 2 ** 31);
console.log(`soak: FUZZ_SEED=${process.env['FUZZ_SEED']} draws the same requests again`);

/** What is too long for every change: a step each. */
const longSteps: readonly Step[] = [
  {
    name: 'fuzz',
    command: ['vitest', 'run', '--project', 'unit', 'packages/sandbox/src/fuzz.test.ts'],
  },
  {
    name: 'simulate',
    command: [
      'node',
      '--conditions=@wallet/source',
      'packages/sandbox/src/simulation/main.ts',
      process.env['SIMULATE_SEED'] ?? '1',
      process.env['SIMULATE_SEED'] === undefined ? (process.env['SIMULATE_SEEDS'] ?? '1000') : '1',
      process.env['SIMULATE_STEPS'] ?? '1000',
    ],
  },
  { name: 'processes', command: ['node', 'tools/soak/processes.ts'] },
  {
    name: 'operations',
    command: ['node', 'tools/on-postgresql.ts', 'node', 'tools/soak/operations.ts'],
  },
  { name: 'events', command: ['node', 'tools/soak/events.ts'] },
  { name: 'kills', command: ['node', 'tools/soak/kills.ts'] },
];

// All of them, or those that are named: `npm run soak -- processes kills`.
const names = process.argv.slice(2);
const unknown = names.filter((name) => longSteps.every((step) => step.name !== name));
if (unknown.length > 0) throw new Error(`There is no step ${unknown.join(', ')}: ${longSteps.map(({ name }) => name).join(', ')}`);
await runSteps(longSteps.filter(({ name }) => names.length === 0 || names.includes(name)));

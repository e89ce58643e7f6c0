import { runSteps } from './steps/runSteps.ts';
import type { Step } from './steps/steps.ts';

process.env['FUZZ_REQUESTS'] ??= '20000';
process.env['FUZZ_SEED'] ??= String(Date.now() % 2 ** 31);
console.log(`soak: FUZZ_SEED=${process.env['FUZZ_SEED']} draws the same requests again`);

/** What is too long for every change: a step each. */
const longSteps: readonly Step[] = [
  {
    name: 'fuzz',
    seconds: 240,
    command: ['vitest', 'run', '--project', 'unit', 'packages/sandbox/src/fuzz.test.ts'],
    heavy: true,
    counts: true,
  },
  {
    name: 'simulate',
    seconds: 3600,
    command: [
      'node',
      '--conditions=@wallet/source',
      'packages/sandbox/src/simulation/main.ts',
      process.env['SIMULATE_SEED'] ?? '1',
      process.env['SIMULATE_SEED'] === undefined ? (process.env['SIMULATE_SEEDS'] ?? '1000') : '1',
      process.env['SIMULATE_STEPS'] ?? '1000',
    ],
    heavy: true,
    counts: true,
  },
  { name: 'customers', seconds: 30, command: ['node', 'tools/soak/customers.ts'], heavy: true, counts: true },
  { name: 'processes', seconds: 300, command: ['node', 'tools/soak/processes.ts'], heavy: true, counts: true },
  {
    name: 'operations',
    seconds: 900,
    command: ['node', 'tools/on-postgresql.ts', 'node', 'tools/soak/operations.ts'],
    heavy: true,
    counts: true,
  },
  { name: 'events', seconds: 300, command: ['node', 'tools/soak/events.ts'], heavy: true, counts: true },
  { name: 'waking', seconds: 1200, command: ['node', 'tools/soak/waking.ts'], heavy: true, counts: true },
  { name: 'kills', seconds: 900, command: ['node', 'tools/soak/kills.ts'], heavy: true, counts: true },
];

// All of them, or those that are named: `npm run soak -- processes kills`.
const names = process.argv.slice(2);
const unknown = names.filter((name) => longSteps.every((step) => step.name !== name));
if (unknown.length > 0) throw new Error(`There is no step ${unknown.join(', ')}: ${longSteps.map(({ name }) => name).join(', ')}`);
await runSteps(longSteps.filter(({ name }) => names.length === 0 || names.includes(name)));

import { runSteps } from './runSteps.ts';
import type { Step } from './steps.ts';

process.env['FUZZ_REQUESTS'] ??= '20000';
process.env['FUZZ_SEED'] ??= String(Date.now() % 2 ** 31);
console.log(`soak: FUZZ_SEED=${process.env['FUZZ_SEED']} draws the same requests again`);

/** What is too long for every change: a step each. */
const longSteps: readonly Step[] = [
  {
    name: 'fuzz',
    seconds: 240,
    command: ['vitest', 'run', '--project', 'unit', 'packages/sandbox/src/routes/fuzz.test.ts'],
    heavy: true,
    counts: true,
  },
];

await runSteps(longSteps);

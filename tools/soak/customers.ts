import assert from 'node:assert/strict';
import { newCustomer } from '../../packages/sandbox/src/testing/customers.ts';
import { openProvider } from '../../packages/sandbox/src/testing/openProvider.ts';
import { median } from '../budgets/compare.ts';
import { newDataDir, removeDataDir } from '../budgets/provider.ts';
import { runChecks } from './checks.ts';

const FRESH = 100;
const FRESH_MS = 50;
const LARGE_MS = 10_000;

/** Milliseconds until a customer of this preset is there. */
async function timeOf(preset: string): Promise<number> {
  const startedAt = performance.now();
  await newCustomer(provider, preset);
  return performance.now() - startedAt;
}

// On a database in a folder, as `npm start` has it. These are times of the machine: so they are asked for here and gate no change.
const dataDir = newDataDir();
const provider = await openProvider({ dataDir });
const { passed, failed } = await runChecks({
  'a fresh customer is there in under 50 ms': async () => {
    const times: number[] = [];
    for (let made = 0; made < FRESH; made++) times.push(await timeOf('verified'));
    console.log(`     ${median(times).toFixed(1)} ms in the middle, ${Math.max(...times).toFixed(1)} at most`);
    assert.ok(median(times) < FRESH_MS);
  },
  'the large one, with 2,000 accounts and 100,000 orders, in under 10 s': async () => {
    const time = await timeOf('large');
    console.log(`     ${(time / 1000).toFixed(1)} s`);
    assert.ok(time < LARGE_MS);
  },
});
await provider.close();
removeDataDir(dataDir);
console.log(`customers: ${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

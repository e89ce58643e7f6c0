import assert from 'node:assert/strict';
import { randomOf } from '../../packages/sandbox/src/testing/fuzz/randomOf.ts';
import { providerAt } from '../../packages/sandbox/src/testing/openProvider.ts';
import { startProvider } from '../budgets/provider.ts';
import { temporaryFolder } from '../temporaryFolder.ts';
import { killInTheMiddle, requireAllOnce } from './withdrawals.ts';

const KILLS = Number(process.env['KILLS'] ?? 200);
const SEED = Number(process.env['KILLS_SEED'] ?? Date.now() % 2 ** 31);
const LATEST_MS = 1500;

// Kills the provider at random points, always on the same data folder. No acknowledged order may be lost, nothing may happen twice, and the
// ledger must balance (budget S8).
console.log(`kills: KILLS_SEED=${SEED} kills at the same points again`);
const random = randomOf(SEED);
const variables = { DATA_DIR: temporaryFolder() };
let [acknowledged, unheard] = [0, 0];
let provider = await startProvider(variables);
for (let kill = 1; kill <= KILLS; kill++) {
  const log = await killInTheMiddle(provider, random.next() * LATEST_MS);
  acknowledged += log.acknowledged.size;
  unheard += log.keys.size - log.acknowledged.size;
  provider = await startProvider(variables);
  await requireAllOnce(providerAt(provider.url), log);
  if (kill % 10 === 0) console.log(`${kill} kills: ${acknowledged} orders acknowledged, ${unheard} unheard of`);
}
await provider.stop();
assert.ok(acknowledged > 0, 'no order was acknowledged before a kill, so nothing is proven');
console.log(`${KILLS} kills: ${acknowledged} orders acknowledged, ${unheard} unheard of, none lost, none twice`);

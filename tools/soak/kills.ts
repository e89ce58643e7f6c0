import assert from 'node:assert/strict';
import { createRandom } from '../../packages/sandbox/src/testing/fuzz/createRandom.ts';
import { connectProvider } from '../../packages/sandbox/src/testing/openProvider.ts';
import { startProvider } from '../budgets/provider.ts';
import { createTemporaryFolder } from '../createTemporaryFolder.ts';
import { killDuringWithdrawals, assertAllPlacedOnce } from './withdrawals.ts';

const KILLS = Number(process.env['KILLS'] ?? 200);
const SEED = Number(process.env['KILLS_SEED'] ?? Date.now() % 2 ** 31);
const MAX_KILL_AFTER_MS = 1500;

// Kills the provider at random points, always on the same data folder. No acknowledged order may be lost, nothing may happen twice, and the
// ledger must balance (budget S8).
console.log(`kills: KILLS_SEED=${SEED} kills at the same points again`);
const random = createRandom(SEED);
const variables = { DATA_DIR: createTemporaryFolder() };
let [acknowledged, unacknowledged] = [0, 0];
let provider = await startProvider(variables);
for (let kill = 1; kill <= KILLS; kill++) {
  const log = await killDuringWithdrawals(provider, random.next() * MAX_KILL_AFTER_MS);
  acknowledged += log.acknowledged.size;
  unacknowledged += log.keys.size - log.acknowledged.size;
  provider = await startProvider(variables);
  await assertAllPlacedOnce(connectProvider(provider.url), log);
  if (kill % 10 === 0) console.log(`${kill} kills: ${acknowledged} orders acknowledged, ${unacknowledged} unheard of`);
}
await provider.stop();
assert.ok(acknowledged > 0, 'no order was acknowledged before a kill, so nothing is proven');
console.log(`${KILLS} kills: ${acknowledged} orders acknowledged, ${unacknowledged} unheard of, none lost, none twice`);

import './waitForStillness.ts';
import { simulate } from './simulate.ts';

// Silences the provider's reports of the failures that the simulation injects.
process.stderr.write = () => true;

const print = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

const [from = '1', count = '1', steps = '1000'] = process.argv.slice(2);
const all = Array.from({ length: Number(steps) }, (_, place) => place);
for (let seed = BigInt(from); seed < BigInt(from) + BigInt(count); seed += 1n) {
  const begun = process.cpuUsage();
  const { digest, difference, counts, crashes, steps: done } = await simulate(seed, all);
  const { user, system } = process.cpuUsage(begun);
  print(`seed ${seed}: ${done} steps, ${crashes} crashes, ${Math.round((user + system) / 1e6)} s of a core, sha256 ${digest}`);
  if (process.env['COUNTS'] === '1') print(JSON.stringify(counts));
  if (difference === undefined) continue;
  print(JSON.stringify(difference, null, 1));
  print(`Again: SIMULATE_SEED=${seed} SIMULATE_STEPS=${steps} npm run soak -- simulate`);
  process.exit(1);
}
print(`${count} passed, 0 failed`);

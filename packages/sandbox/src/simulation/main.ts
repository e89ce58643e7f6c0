import './stillness.ts';
import { simulate } from './simulate.ts';

// Silences the provider's reports of the failures that the simulation injects.
process.stderr.write = () => true;

const say = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

const [from = '1', count = '1', steps = '1000'] = process.argv.slice(2);
const all = Array.from({ length: Number(steps) }, (_, place) => place);
for (let seed = BigInt(from); seed < BigInt(from) + BigInt(count); seed += 1n) {
  const begun = process.cpuUsage();
  const { digest, difference, counts, crashes, steps: done } = await simulate(seed, all);
  const { user, system } = process.cpuUsage(begun);
  say(`seed ${seed}: ${done} steps, ${crashes} crashes, ${Math.round((user + system) / 1e6)} s of a core, sha256 ${digest}`);
  if (process.env['COUNTS'] === '1') say(JSON.stringify(counts));
  if (difference === undefined) continue;
  say(JSON.stringify(difference, null, 1));
  say(`Again: SIMULATE_SEED=${seed} SIMULATE_STEPS=${steps} npm run soak -- simulate`);
  process.exit(1);
}
say(`${count} passed, 0 failed`);

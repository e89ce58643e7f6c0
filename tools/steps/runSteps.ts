import { spawn } from 'node:child_process';
import { knownFlaky, STRAY, tooMany, unexcused } from './flaky.ts';
import { readCounts, readRetried, type Counts } from './readCounts.ts';
import type { Step } from './steps.ts';

type Result = Counts & {
  readonly name: string;
  readonly seconds: number;
  readonly retried: readonly string[];
  /** Those of `retried` that stand in no row of docs/flaky.md. */
  readonly unowned: readonly string[];
};

/** As many processes as a small machine can serve, of which two may be heavy: browsers starve beyond. */
const AT_ONCE = 3;
const HEAVY_AT_ONCE = 2;

const LINES_OF_A_FAILURE = 200;

const secondsSince = (startedAt: number): number => (performance.now() - startedAt) / 1000;

/** A runner that ran nothing has proved nothing, and one that stopped has failed whatever it counted. */
function countsOf({ counts }: Step, code: number | null, output: string): Counts {
  const { passed, failed } = counts === true ? readCounts(output) : { passed: code === 0 ? 1 : 0, failed: 0 };
  const isSkipped = code === 0 && /^\w+: skipped: /m.test(output);
  const isSound = (code === 0 && passed > 0) || isSkipped;
  return { passed, failed: isSound ? failed : Math.max(failed, 1) };
}

function run(step: Step): Promise<Result> {
  const startedAt = performance.now();
  const [program = '', ...args] = step.command;
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, NO_COLOR: '1' } });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (output += part.toString()));
  child.once('error', (error) => (output += String(error)));
  return new Promise((resolve) => {
    child.once('close', (code) => {
      const { passed, failed } = countsOf(step, code, output);
      const retried = readRetried(output);
      const unowned = unexcused(retried, knownFlaky());
      const result = { name: step.name, seconds: secondsSince(startedAt), passed, failed, retried, unowned };
      const verdict = result.failed === 0 ? 'ok  ' : 'FAIL';
      const time = `${result.seconds.toFixed(1).padStart(6)} s`;
      console.log(`${verdict} ${step.name.padEnd(12)}${time}  ${result.passed} passed, ${result.failed} failed${skippedNote(output)}`);
      for (const test of result.retried) console.log(`     retried: ${test}`);
      // A runner sums up what failed at its end.
      if (result.failed > 0) console.log(output.split('\n').slice(-LINES_OF_A_FAILURE).join('\n'));
      resolve(result);
    });
  });
}

/** What is left out has to be seen. */
function skippedNote(output: string): string {
  const skipped = output.split('\n').find((line) => /\bskipped:/.test(line));
  return skipped === undefined ? '' : ` (${skipped.trim()})`;
}

/** A step with the longest of those that wait for it: two lanes end together when the longest chain begins first. */
function chainSeconds(step: Step, steps: readonly Step[]): number {
  const waiting = steps.filter(({ needs }) => needs?.includes(step.name) === true);
  return step.seconds + Math.max(0, ...waiting.map((next) => chainSeconds(next, steps)));
}

/** Runs every step once what it needs has passed. The others go on after a failure, so that one run shows all that is wrong. */
async function runAll(steps: readonly Step[]): Promise<readonly Result[]> {
  const waiting = steps.toSorted((one, other) => chainSeconds(other, steps) - chainSeconds(one, steps));
  const running = new Map<Step, Promise<Result>>();
  const results: Result[] = [];
  const hasPassed = (name: string): boolean => results.some((result) => result.name === name && result.failed === 0);
  const hasRoom = ({ heavy, alone }: Step): boolean => {
    const others = [...running.keys()];
    if (alone === true) return others.length === 0;
    return heavy !== true || others.filter((step) => step.heavy === true).length < HEAVY_AT_ONCE;
  };
  const isReady = (step: Step): boolean => (step.needs ?? []).every(hasPassed) && hasRoom(step);
  for (;;) {
    while (running.size < AT_ONCE && [...running.keys()].every(({ alone }) => alone !== true)) {
      const index = waiting.findIndex(isReady);
      const [next] = index < 0 ? [] : waiting.splice(index, 1);
      if (next === undefined) break;
      running.set(next, run(next));
    }
    if (running.size === 0) break;
    const result = await Promise.race(running.values());
    for (const step of running.keys()) if (step.name === result.name) running.delete(step);
    results.push(result);
  }
  for (const { name, needs = [] } of waiting) console.log(`FAIL ${name.padEnd(12)} not run: it needs ${needs.join(' and ')}`);
  return [...results, ...waiting.map(({ name }) => ({ name, passed: 0, failed: 1, seconds: 0, retried: [], unowned: [] }))];
}

/** Runs the steps and prints the sum alone on the last line. */
export async function runSteps(steps: readonly Step[]): Promise<void> {
  const startedAt = performance.now();
  const results = await runAll(steps);
  const [passed, failed] = [results.reduce((sum, step) => sum + step.passed, 0), results.reduce((sum, step) => sum + step.failed, 0)];
  const broken = results.filter((result) => result.failed > 0).map(({ name }) => name);
  console.log(
    `${results.length} steps in ${secondsSince(startedAt).toFixed(0)} s${broken.length > 0 ? `, failed: ${broken.join(', ')}` : ''}`,
  );
  const retried = results.flatMap((result) => result.retried);
  if (retried.length > 0) console.log(`${retried.length} needed a second try: ${retried.join('; ')}`);
  const unlucky = tooMany(results.flatMap((result) => result.unowned));
  if (unlucky.length > 0) console.log(`FAIL ${unlucky.length} of them have no owner in docs/flaky.md, where ${STRAY} a run are let pass`);
  console.log(`${passed} passed, ${failed + unlucky.length} failed`);
  process.exitCode = failed + unlucky.length === 0 && passed > 0 ? 0 : 1;
}

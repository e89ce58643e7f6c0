import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { endRun, MARK } from './processes.ts';
import { readCounts, type Counts } from './readCounts.ts';
import type { Step } from './steps.ts';

const logs = join(import.meta.dirname, '../../node_modules/.cache/wallet/logs');

const LINES_OF_A_FAILURE = 200;

/** A runner that ran nothing has proved nothing, and one that stopped has failed whatever it counted. */
function countsOf({ counts }: Step, code: number | null, output: string): Counts {
  const { passed, failed } = counts === true ? readCounts(output) : { passed: code === 0 ? 1 : 0, failed: 0 };
  return { passed, failed: code === 0 && passed > 0 ? failed : Math.max(failed, 1) };
}

async function run(step: Step): Promise<Counts> {
  const startedAt = performance.now();
  const log = join(logs, `${step.name.replaceAll(' ', '-')}.log`);
  const [program = '', ...args] = step.command;
  const env = { ...process.env, ...step.env, NO_COLOR: '1', [MARK]: String(process.pid) };
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], env });
  const file = createWriteStream(log);
  for (const stream of [child.stdout, child.stderr]) stream.pipe(file, { end: false });
  child.once('error', (error) => file.write(String(error)));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  await new Promise<void>((resolve) => file.end(resolve));
  await endRun();
  const output = readFileSync(log, 'utf8');
  const counts = countsOf(step, code, output);
  const time = ((performance.now() - startedAt) / 1000).toFixed(1).padStart(6);
  console.log(
    `${counts.failed === 0 ? 'ok  ' : 'FAIL'} ${step.name.padEnd(20)}${time} s  ${counts.passed} passed, ${counts.failed} failed`,
  );
  // A runner sums up what failed at its end.
  if (counts.failed > 0) console.log(output.split('\n').slice(-LINES_OF_A_FAILURE).join('\n'));
  return counts;
}

/**
 * Runs one step after another, and the others after a failure, so that one run shows all that is wrong. Prints the sum alone on the last line.
 * @returns whether everything passed
 */
export async function runSteps(steps: readonly Step[]): Promise<boolean> {
  mkdirSync(logs, { recursive: true });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => void endRun().then(() => process.exit(1)));
  const startedAt = performance.now();
  let [passed, failed] = [0, 0];
  const broken: string[] = [];
  for (const step of steps) {
    const counts = await run(step);
    passed += counts.passed;
    failed += counts.failed;
    if (counts.failed > 0) broken.push(step.name);
  }
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
  console.log(`${steps.length} steps in ${seconds} s${broken.length > 0 ? `, failed: ${broken.join(', ')}` : ''}`);
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
  return process.exitCode === 0;
}

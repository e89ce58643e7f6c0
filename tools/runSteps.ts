import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** npm adds `node_modules/.bin` to PATH, so the programs of a step need no path. */
export type Step = { readonly name: string; readonly command: readonly string[]; readonly env?: Readonly<Record<string, string>> };

const logs = join(import.meta.dirname, '../node_modules/.cache/wallet/logs');
const REPORT = join(logs, 'report.json');
const LINES_OF_A_FAILURE = 120;

type Counts = { readonly passed: number; readonly failed: number };

function readReport(): Counts {
  const { numPassedTests, numFailedTests, stats } = JSON.parse(readFileSync(REPORT, 'utf8'));
  return { passed: Number(numPassedTests ?? stats.expected), failed: Number(numFailedTests ?? stats.unexpected + stats.flaky) };
}

/** A step without a report counts as one test. A runner that ran no tests counts as a failure. */
function readCounts(isEnded: boolean): Counts {
  const { passed, failed } = existsSync(REPORT) ? readReport() : { passed: isEnded ? 1 : 0, failed: 0 };
  return { passed, failed: isEnded && passed > 0 ? failed : Math.max(failed, 1) };
}

async function runStep({ name, command: [program = '', ...args], env }: Step): Promise<Counts> {
  const startedAt = performance.now();
  const log = join(logs, `${name.replaceAll(' ', '-')}.log`);
  rmSync(REPORT, { force: true });
  const output = openSync(log, 'w');
  // Runs in its own process group, so that none of its children outlives it.
  const all = { ...process.env, ...env, NO_COLOR: '1', REPORT };
  const child = spawn(program, args, { stdio: ['ignore', output, output], detached: true, env: all });
  const endGroup = (): void => void spawnSync('kill', ['--', `-${child.pid}`]);
  process.once('exit', endGroup);
  const code = await new Promise<number | null>((resolve) => child.once('error', () => resolve(1)).once('exit', resolve));
  process.off('exit', endGroup);
  endGroup();
  const { passed, failed } = readCounts(code === 0);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1).padStart(6);
  console.log(`${failed === 0 ? 'ok  ' : 'FAIL'} ${name.padEnd(20)}${seconds} s  ${passed} passed, ${failed} failed`);
  if (failed > 0) console.log(readFileSync(log, 'utf8').split('\n').slice(-LINES_OF_A_FAILURE).join('\n'));
  return { passed, failed };
}

/**
 * Runs all steps in order, even after a failure, so that one run shows every problem. Prints the sum on the last line. @returns whether all
 * passed
 */
export async function runSteps(steps: readonly Step[]): Promise<boolean> {
  mkdirSync(logs, { recursive: true });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));
  let [passed, failed] = [0, 0];
  for (const step of steps) {
    const counts = await runStep(step);
    passed += counts.passed;
    failed += counts.failed;
  }
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
  return process.exitCode === 0;
}

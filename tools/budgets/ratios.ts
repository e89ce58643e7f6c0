import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { reportFigures } from './Figure.ts';
import { measureHistory } from './history.ts';
import { measureKill } from './kill.ts';
import { measureOrders } from './orders.ts';
import { measureRows } from './rows.ts';
import { measureStarts } from './starts.ts';

/** M1 to M6 measure in processes of their own and print a line for each. */
function runMoneyBudgets(): { readonly passed: number; readonly failed: number } {
  const outputs = ['money.ts', 'operations.ts'].map((script) => {
    const { stdout, stderr, status } = spawnSync(process.execPath, [join(import.meta.dirname, script)], { encoding: 'utf8' });
    process.stdout.write(stdout);
    process.stderr.write(stderr);
    return { passed: stdout.match(/^ok /gm)?.length ?? 0, failed: Math.max(stdout.match(/^FAIL /gm)?.length ?? 0, status === 0 ? 0 : 1) };
  });
  return { passed: outputs.reduce((sum, { passed }) => sum + passed, 0), failed: outputs.reduce((sum, { failed }) => sum + failed, 0) };
}

// Times: ratios taken side by side in one run, with nothing running beside them.
const money = runMoneyBudgets();
const sandbox = reportFigures([
  ...(await measureOrders()),
  ...(await measureHistory()),
  ...(await measureStarts()),
  ...(await measureKill()),
  ...(await measureRows()),
]);
const failed = money.failed + sandbox.failed;
console.log(`ratios: ${money.passed + sandbox.passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

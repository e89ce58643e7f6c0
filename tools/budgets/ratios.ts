import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { buildApp } from '../build/buildApp.ts';
import { reportFigures } from './Figure.ts';
import { measureHistory } from './store/history.ts';
import { measureKill } from './store/kill.ts';
import { measureListPainting } from './painting/listPainting.ts';
import { measureOrderList } from './store/orderList.ts';
import { measureOrders } from './store/orders.ts';
import { measureRows } from './painting/rows.ts';
import { measureStarts } from './store/starts.ts';

/** M1 to M6 measure in processes of their own and print a line for each. */
function runMoneyBudgets(): { readonly passed: number; readonly failed: number } {
  const outputs = ['money/money.ts', 'money/operations.ts'].map((script) => {
    const { stdout, stderr, status } = spawnSync(process.execPath, [join(import.meta.dirname, script)], { encoding: 'utf8' });
    process.stdout.write(stdout);
    process.stderr.write(stderr);
    return { passed: stdout.match(/^ok /gm)?.length ?? 0, failed: Math.max(stdout.match(/^FAIL /gm)?.length ?? 0, status === 0 ? 0 : 1) };
  });
  return { passed: outputs.reduce((sum, { passed }) => sum + passed, 0), failed: outputs.reduce((sum, { failed }) => sum + failed, 0) };
}

await buildApp();
// Times: ratios taken side by side in one run, with nothing running beside them.
const money = runMoneyBudgets();
const sandbox = reportFigures([
  ...(await measureOrders()),
  ...(await measureHistory()),
  ...(await measureStarts()),
  ...(await measureKill()),
  ...(await measureRows()),
  ...(await measureListPainting()),
  ...(await measureOrderList()),
]);
const failed = money.failed + sandbox.failed;
console.log(`ratios: ${money.passed + sandbox.passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

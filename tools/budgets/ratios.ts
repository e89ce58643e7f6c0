import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { buildApp } from '../build/buildApp.ts';
import { reportFigures } from './Figure.ts';
import { measurePainting } from './painting/measurePainting.ts';
import { measureHistory } from './store/history.ts';
import { measureOrderList } from './store/orderList.ts';
import { measureOrders } from './store/orders.ts';
import { measureStarts } from './store/starts.ts';
import { measureUploads } from './store/uploads.ts';

// Times as ratios, measured side by side in one run, with nothing else running. Pass names to run a selection: `node
// tools/budgets/ratios.ts orders list`.
const measures = {
  orders: measureOrders,
  history: measureHistory,
  starts: measureStarts,
  painting: measurePainting,
  list: measureOrderList,
  uploads: measureUploads,
};
const names = process.argv.slice(2);
await buildApp();
const money = names.length === 0 ? spawnSync(process.execPath, [join(import.meta.dirname, 'money.ts')], { stdio: 'inherit' }).status : 0;
for (const [name, measure] of Object.entries(measures)) if (names.length === 0 || names.includes(name)) reportFigures(await measure());
if (money !== 0) process.exitCode = 1;

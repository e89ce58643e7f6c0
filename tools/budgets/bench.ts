import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { buildApp } from '../build/buildApp.ts';
import { measureFeel } from './feel.ts';
import { reportFigures } from './Figure.ts';
import { measureInteractions } from './interactions.ts';
import { measureLarge } from './large.ts';
import { measureWork } from './work.ts';

// Every figure of performance-budgets.md that is measured here: first the gates, then what is only reported.
await buildApp();
const gates = ['gate.ts', 'ratios.ts'].map((script) =>
  spawnSync(process.execPath, [join(import.meta.dirname, script)], { stdio: 'inherit' }),
);
const large = reportFigures(await measureLarge());
reportFigures([...(await measureFeel()), ...(await measureInteractions()), ...(await measureWork())]);
process.exitCode = gates.every(({ status }) => status === 0) && large.failed === 0 ? 0 : 1;

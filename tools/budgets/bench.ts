import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { buildApp } from '../build/buildApp.ts';
import { measureFeel } from './feel.ts';
import { reportFigures } from './Figure.ts';
import { measureInteractions } from './interactions.ts';
import { measureProof } from './proof.ts';
import { measurePresets } from './store/presets.ts';
import { measureWork } from './work.ts';

// Every figure of performance-budgets.md that is measured here: first the gates, then what is only reported.
await buildApp();
for (const script of ['gate.ts', 'ratios.ts'])
  if (spawnSync(process.execPath, [join(import.meta.dirname, script)], { stdio: 'inherit' }).status !== 0) process.exitCode = 1;
reportFigures([
  ...(await measurePresets()),
  ...(await measureFeel()),
  ...(await measureInteractions()),
  ...(await measureProof()),
  ...measureWork(),
]);

import { buildApp } from '../build/buildApp.ts';
import { measureDownloads } from './sizes/download.ts';
import { reportFigures } from './Figure.ts';
import { measureUntilIdle } from './idle.ts';
import { manifestText } from './sizes/manifest.ts';
import { measureExports } from './sizes/uiExports.ts';

// Sizes and counts: exact, compared with the goal and never with the last build.
await buildApp();
const measured = manifestText();
const figures = [...measureDownloads(), ...(await measureUntilIdle()), ...(await measureExports())];
if (manifestText() !== measured)
  throw new Error('app/dist was built again while it was measured: its figures are mixed. Run the gate again.');
const { passed, failed } = reportFigures(figures);
console.log(`budgets: ${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

import { buildApp } from '../build/buildApp.ts';
import { reportFigures } from './Figure.ts';
import { measureUntilIdle } from './idle.ts';
import { measureDownloads } from './sizes/downloads.ts';
import { measureExports } from './sizes/exports.ts';

// Sizes and counts: exact values, compared with the goal and never with the last build.
await buildApp();
reportFigures([...measureDownloads(), ...(await measureUntilIdle()), ...(await measureExports())]);

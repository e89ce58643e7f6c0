import { runSteps } from './runSteps.ts';
import { quickSteps } from './steps.ts';

await runSteps(quickSteps);

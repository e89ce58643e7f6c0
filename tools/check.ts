import { runSteps } from './steps/runSteps.ts';
import { quickSteps } from './steps/steps.ts';

await runSteps(quickSteps);

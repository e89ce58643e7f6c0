import { runSteps } from './steps/runSteps.ts';
import { allSteps } from './steps/steps.ts';

/** `npm test`: everything; `npm test -- unit visual`: these steps and what they need. */
const named = process.argv.slice(2);
const wanted = new Set(named.flatMap((name) => [name, ...(allSteps.find((step) => step.name === name)?.needs ?? [])]));
const unknown = [...wanted].filter((name) => allSteps.every((step) => step.name !== name));
if (unknown.length > 0) throw new Error(`There is no step ${unknown.join(', ')}. Steps: ${allSteps.map(({ name }) => name).join(', ')}.`);
await runSteps(named.length === 0 ? allSteps : allSteps.filter(({ name }) => wanted.has(name)));

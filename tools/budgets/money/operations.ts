// Budget M5 (performance-budgets.md): `node tools/budgets/money/operations.ts`, exit code 1 when it is above its goal.
import '../withoutEval.ts';
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { readOperations } from '@wallet/contract/holdings/accounts';
import { readAnswer } from '@wallet/contract/parse';
import { formatNs, median, runBudgets } from '../compare.ts';
import { operationsAnswer } from './operationsAnswer.ts';

/** Absolute times are reported, not gated: the machine is not known. */
const COLD_GOAL_NS = 15e6;
const COLD_PROCESSES = 5;
const REPEATS = 5;

const text = operationsAnswer();
const answer: unknown = JSON.parse(text);
const probe = readAnswer(readOperations, 200, answer);
if (!probe.success) throw new Error(`The measured answer is not one of the contract: ${probe.reason}`);

/** Does the work several times and keeps what the last one answered. */
function repeated(work: () => unknown): () => unknown {
  return () => {
    let last: unknown;
    for (let repeat = 0; repeat < REPEATS; repeat++) last = work();
    return last;
  };
}

const failed = await runBudgets([
  {
    id: 'M5',
    what: `check of an operations answer (500 accounts, ${Math.round(text.length / 1000)} KB), against JSON.parse of the same text`,
    goal: 1.5,
    operations: REPEATS,
    ours: repeated(() => readAnswer(readOperations, 200, answer)),
    reference: repeated((): unknown => JSON.parse(text)),
  },
]);

const coldScript = fileURLToPath(new URL('operationsCold.ts', import.meta.url));
const cold = median(
  Array.from({ length: COLD_PROCESSES }, () => Number(execFileSync(process.execPath, [coldScript], { encoding: 'utf8' }))),
);
console.log(`info M5 first check in a new process: ${formatNs(cold)}, goal ${formatNs(COLD_GOAL_NS)} (reported, not gated)`);
process.exitCode = failed === 0 ? 0 : 1;

// Prints the nanoseconds of the first check of an operations answer in this process; `operations.ts` starts it.
import '../withoutEval.ts';
import { readOperations } from '@wallet/contract/holdings/accounts';
import { readAnswer } from '@wallet/contract/parse';
import { operationsAnswer } from './operationsAnswer.ts';

const answer: unknown = JSON.parse(operationsAnswer());
const begin = process.hrtime.bigint();
const { success } = readAnswer(readOperations, 200, answer);
console.log(String(process.hrtime.bigint() - begin));
if (!success) process.exitCode = 1;

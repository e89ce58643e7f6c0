import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runSteps } from './runSteps.ts';
import { fullSteps, gateSteps, soakSteps } from './steps.ts';

// Runs `npm test`, `npm run test:full` and `npm run soak`. Step names run a selection: `npm test -- unit stories`.
const lists = { '--gate': gateSteps, '--full': fullSteps, '--soak': soakSteps };
const [list = '', ...names] = process.argv.slice(2);
const all = Object.entries(lists).find(([name]) => name === list)?.[1];
if (all === undefined) throw new Error(`The list of steps is none of ${Object.keys(lists).join(', ')}.`);
const unknown = names.filter((name) => all.every((step) => step.name !== name));
if (unknown.length > 0) throw new Error(`There is no step ${unknown.join(', ')}: ${all.map(({ name }) => name).join(', ')}`);

const git = (...args: readonly string[]): string => execFileSync('git', args, { encoding: 'utf8' }).trim();
/** The checked-out commit, or null if the work tree has changes. */
const readCleanCommit = (): string | null => (git('status', '--porcelain') === '' ? git('rev-parse', 'HEAD') : null);

const before = readCleanCommit();
const isPassed = await runSteps(names.length === 0 ? all : all.filter(({ name }) => names.includes(name)));
if (isPassed && names.length === 0 && list !== '--soak' && before !== null && before === readCleanCommit())
  writeFileSync(join(import.meta.dirname, '../node_modules/.cache/wallet/passed'), `${before}\n`);

import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { obstacle } from './steps/preflight.ts';
import { endAbandonedRuns } from './steps/processes.ts';
import { runSteps } from './steps/runSteps.ts';
import { fullSteps, gateSteps, quickSteps } from './steps/steps.ts';

// `npm test`, `npm run test:full`, `npm run check`; with names, those of their steps: `npm test -- unit stories`.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { full: { type: 'boolean', default: false }, quick: { type: 'boolean', default: false } },
});
const [script, all] = values.full
  ? ['npm run test:full', fullSteps]
  : values.quick
    ? ['npm run check', quickSteps]
    : ['npm test', gateSteps];
const unknown = positionals.filter((name) => all.every((step) => step.name !== name));

function stop(reason: string): never {
  console.error(reason);
  process.exit(1);
}

const git = (...args: readonly string[]): string => execFileSync('git', args, { encoding: 'utf8', stdio: 'pipe' }).trim();

/** The commit that is checked out, where nothing else is in the work tree. */
function cleanCommit(): string | undefined {
  try {
    return git('status', '--porcelain') === '' ? git('rev-parse', 'HEAD') : undefined;
  } catch {
    return undefined;
  }
}

if (unknown.length > 0)
  stop(`There is no step ${unknown.join(', ')}. Name some of these: ${script} -- ${all.map(({ name }) => `'${name}'`).join(' ')}`);
await endAbandonedRuns();
const reason = values.quick ? undefined : await obstacle([Number(process.env['E2E_PORT'] ?? 4199)]);
if (reason !== undefined) stop(reason);

const before = cleanCommit();
const isPassed = await runSteps(positionals.length === 0 ? all : all.filter(({ name }) => positionals.includes(name)));
if (isPassed && positionals.length === 0 && !values.quick && before !== undefined && before === cleanCommit())
  writeFileSync(join(import.meta.dirname, '../node_modules/.cache/wallet/passed'), `${before}\n`);

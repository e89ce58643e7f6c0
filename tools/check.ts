import { execFileSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { runSteps, type Step } from './runSteps.ts';

// `npm run check` runs what a change can break, before the gate. The change is the difference to origin/main, or to the last commit.
const git = (...args: readonly string[]): readonly string[] => execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);
const [base = 'HEAD'] = git('branch', '--remotes', '--list', 'origin/main').length > 0 ? git('merge-base', 'HEAD', 'origin/main') : [];
const changed = [...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')].filter((path) =>
  existsSync(path),
);

/** The first capture group of every changed path that matches, without duplicates. */
const matchNames = (pattern: RegExp): readonly string[] => [...new Set(changed.flatMap((path) => pattern.exec(path)?.[1] ?? []))];
const expandPatterns = (patterns: readonly string[]): readonly string[] => [...new Set(patterns.flatMap((pattern) => globSync(pattern)))];
const isTouched = (pattern: RegExp): boolean => changed.some((path) => pattern.test(path));
const stepOver = (paths: readonly string[], name: string, command: string): readonly Step[] =>
  paths.length === 0 ? [] : [{ name, command: [...command.split(' '), ...paths] }];

const scripts = changed.filter((path) => /\.tsx?$/.test(path));
/** A feature has the same name everywhere (features.json). */
const changedFeatures = matchNames(/^(?:app\/src\/features|packages\/ui\/src\/screens|stories\/screens|e2e(?=\/[a-z-]+\.))\/([a-z-]+)/);
const parts = matchNames(/^packages\/ui\/src\/(?:foundations|components|patterns)\/([\w-]+)/);
/** Code that every page uses is checked with the journeys that sign in or move money. */
const isShared = isTouched(/^app\/src\/(?!features\/)|^packages\/(?:core|contract)\/src/);
const resources = matchNames(/^packages\/sandbox\/src\/features\/([a-z-]+)/);
const isWholeProvider = isTouched(/^packages\/(?:core|contract)\/src|^packages\/sandbox\/src\/(?!features\/)/);

const stories = expandPatterns([
  ...changed.filter((path) => path.endsWith('.stories.tsx')),
  ...changedFeatures.map((word) => `stories/screens/${word}/*.stories.tsx`),
  ...parts.map((part) => `stories/*/${part}.stories.tsx`),
]);
const journeys = expandPatterns(
  [...changedFeatures, ...(isShared ? ['login', 'session', 'sepa-withdrawal'] : [])].map((word) => `e2e/${word}*.spec.ts`),
);

await runSteps([
  { name: 'types', command: ['tsc', '--noEmit', '--incremental', '--tsBuildInfoFile', 'node_modules/.cache/wallet/types.json'] },
  ...stepOver(scripts, 'lint', 'oxlint --deny-warnings'),
  ...stepOver(changed, 'format', 'prettier --check --ignore-unknown'),
  { name: 'structure', command: ['node', 'tools/check-structure.ts'] },
  { name: 'requirements', command: ['node', 'tools/requirements/check.ts'] },
  ...stepOver(scripts, 'unit', 'vitest related --run --passWithNoTests --project unit --project dom --exclude packages/sandbox/**'),
  ...stepOver(
    isWholeProvider ? ['packages/sandbox'] : resources.map((name) => `packages/sandbox/src/features/${name}`),
    'provider',
    'vitest run --project unit',
  ),
  ...stepOver(stories, 'stories', 'vitest run --project stories'),
  ...(journeys.length === 0 ? [] : [{ name: 'build', command: ['node', 'tools/build.ts'] }]),
  ...stepOver(journeys, 'journeys', 'playwright test -c e2e --project phone --grep @gate --pass-with-no-tests'),
]);

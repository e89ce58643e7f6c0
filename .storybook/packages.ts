import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const SOURCES = ['stories/**/*.{ts,tsx}', '.storybook/*.{ts,tsx}', '.storybook/measures/*.ts', 'packages/{ui,core}/src/**/*.{ts,tsx}'];
const NOT_IN_A_BROWSER = /\.(test|types)\.tsx?$|src\/testing\/|\.storybook\/(main|packages)\.ts$/;
/** What the compiler writes into each of them. */
const JSX = 'react/jsx-dev-runtime';
/** Of a package, and no type. */
const IMPORT = /(?:^(?:import|export) (?!type )[^;]*?from |import\()'(?![./]|@wallet|vitest)([^']+)'/gm;

/** The packages that stories import, to be made ready before the first one plays: one that is found later would reload the page in the middle. */
export function packagesOfStories(): string[] {
  const files = globSync(SOURCES, { cwd: root }).filter((file) => !NOT_IN_A_BROWSER.test(file));
  const names = files.flatMap((file) => [...readFileSync(join(root, file), 'utf8').matchAll(IMPORT)].flatMap(([, name]) => name ?? []));
  return [...new Set([JSX, ...names])].toSorted();
}

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const SOURCES = ['stories/**/*.{ts,tsx}', '.storybook/*.{ts,tsx}', '.storybook/measures/*.ts', 'packages/{ui,core}/src/**/*.{ts,tsx}'];
const NOT_IN_A_BROWSER = /\.(test|types)\.tsx?$|src\/testing\/|\.storybook\/(main|packages)\.ts$/;
/** Imported by the compiler's output in every file. */
const JSX = 'react/jsx-dev-runtime';
/** An import from a package, except type imports. */
const IMPORT = /(?:^(?:import|export) (?!type )[^;]*?from |import\()'(?![./]|@wallet|vitest|node:)([^']+)'/gm;

/** The packages that stories import. They are prebundled, because discovering one later would reload the page during the tests. */
export function listStoryPackages(): string[] {
  const files = globSync(SOURCES, { cwd: root }).filter((file) => !NOT_IN_A_BROWSER.test(file));
  const names = files.flatMap((file) => [...readFileSync(join(root, file), 'utf8').matchAll(IMPORT)].flatMap(([, name]) => name ?? []));
  return [...new Set([JSX, ...names])].toSorted();
}

import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';

const stories = join(import.meta.dirname, '../stories');
const names = globSync('{foundations,components,patterns}/*.stories.tsx', { cwd: stories }).map((file) => basename(file, '.stories.tsx'));
const guidance = globSync('support/*Guidance.ts', { cwd: stories }).map((file) => readFileSync(join(stories, file), 'utf8'));
const guided = guidance.flatMap((text) => [...text.matchAll(/^ {2}(\w+): \{/gm)].map(([, name = '']) => name));

it('covers every foundation, component and pattern', () => {
  expect(new Set(guided)).toEqual(new Set(names));
});

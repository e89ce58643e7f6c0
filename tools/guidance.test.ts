import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { guidance } from '../stories/support/guidance.ts';

const stories = globSync('{foundations,components,patterns}/*.stories.tsx', { cwd: join(import.meta.dirname, '../stories') });
const names = stories.map((file) => basename(file, '.stories.tsx'));

it('says of every foundation, component and pattern what it is made of, what to do and what not', () => {
  expect(Object.keys(guidance).toSorted()).toEqual(names.toSorted());
});

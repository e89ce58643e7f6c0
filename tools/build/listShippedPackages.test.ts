import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { listShippedPackages } from './listShippedPackages.ts';

const root = join(import.meta.dirname, '../..');
const shipped = listShippedPackages(root, 'app');
const names = shipped.map(({ name }) => name);

it('lists the dependencies of the app and of its packages, including transitive ones', () => {
  expect(names).toEqual(
    expect.arrayContaining(['react', 'react-dom', 'zod', 'axios', 'lucide-react', 'stylis', '@noble/hashes', 'scheduler']),
  );
});

it('excludes tools and our own packages', () => {
  expect(names.filter((name) => /^@wallet\/|^vite|^playwright|storybook|hono/.test(name))).toEqual([]);
});

it('gives each package its installed version, its licence and, if included, the licence text', () => {
  const react = shipped.find(({ name }) => name === 'react');
  const { version } = JSON.parse(readFileSync(join(root, 'node_modules/react/package.json'), 'utf8'));
  expect(react).toMatchObject({ version, licence: 'MIT', text: expect.stringContaining('Permission is hereby granted') });
  expect(shipped.filter(({ licence }) => licence === '')).toEqual([]);
});

import { expect, it } from 'vitest';
import { listPublicEntries, listPublicNames } from './listPublicNames.ts';
import { findUndated } from './findUndated.ts';
import { parseDocstring, readDocs, type PublicEntry } from './readDocs.ts';
import { makeLlmsText } from './writeDocs.ts';

const docs = readDocs();
const names = listPublicNames();
const buildDocs = (words: string): readonly PublicEntry[] => [
  { entry: 'components/Slider', exports: [{ name: 'Slider', kind: 'value', props: [], ...parseDocstring(words) }] },
];
const findExport = (entry: string, name: string) => docs.find((one) => one.entry === entry)?.exports.find((one) => one.name === name);

it('the manifest has every entry and every public value, and each entry says what it is (LIB-011)', () => {
  expect(docs.map(({ entry }) => entry)).toEqual(listPublicEntries());
  expect(names.length).toBeGreaterThan(400);
  expect(names.filter(({ entry, name }) => findExport(entry, name.replace(/^.* as /, '')) === undefined)).toEqual([]);
  expect(docs.filter(({ exports }) => exports.every(({ description }) => description === ''))).toEqual([]);
  expect(docs.flatMap(({ exports }) => exports).filter(({ description }) => /\(-\d\d/.test(description))).toEqual([]);
});

it('llms.txt has every entry with its purpose, and every public value (LIB-011)', () => {
  const lines = makeLlmsText({ name: '@wallet/ui', version: '1.0.0', description: 'Screens.' }, docs).split('\n');
  const isNamed = (entry: string, name: string): boolean =>
    lines.some((line) => line.startsWith(`- [${entry}](`) && line.includes(`\`${name}\``));
  expect(names.filter(({ entry, name }) => !isNamed(entry, name.replace(/^.* as /, '')))).toEqual([]);
  expect(lines.filter((line) => line.startsWith('- [') && !/\. [A-Z].{10}/.test(line))).toEqual([]);
});

it('takes descriptions and types from the docstrings, without the ids of requirements (LIB-011)', () => {
  const busy = findExport('components/Button', 'ButtonProps')?.props.find(({ name }) => name === 'busy');
  expect(findExport('components/Button', 'Button')?.description).toMatch(/^A button \(ARIA button pattern\)\./);
  expect(busy).toMatchObject({
    type: 'boolean',
    isOptional: true,
    description: expect.stringMatching(/^Marks work in progress\..*ignores presses\./),
  });
  expect(JSON.stringify(docs)).not.toMatch(/\b(?:SEPA|D-APP|LIB)-\d+/);
});

it('reads status and first version from the docstring, 1.0.0 without one (LIB-030)', () => {
  expect(parseDocstring('A slider, unlike {@link Switch}. @since 1.2.0 @experimental')).toEqual({
    description: 'A slider, unlike `Switch`.',
    status: 'experimental',
    since: '1.2.0',
  });
  expect(findExport('components/Button', 'Button')).toMatchObject({ status: 'stable', since: '1.0.0' });
});

it('asks a name that was added after a release for its first version (LIB-030)', () => {
  const diff = '-export type Button = 1;\n+export type Button = 2;\n+export function Slider(input: SliderProps): JSX.Element;\n';
  expect(findUndated(diff, '1.0.0', buildDocs('A slider.'))).toEqual(['Slider']);
  expect(findUndated(diff, '1.10.0', buildDocs('A slider. @since 1.9.0'))).toEqual(['Slider']);
  expect(findUndated(diff, '1.0.0', buildDocs('A slider. @since 1.1.0'))).toEqual([]);
  expect(findUndated(diff, '0.1.0', buildDocs('A slider.'))).toEqual([]);
});

import { expect, it } from 'vitest';
import { listPublicEntries, listPublicNames } from './listPublicNames.ts';
import { readDocs } from './readDocs.ts';
import { makeLlmsText } from './writeDocs.ts';

const docs = readDocs();
const names = listPublicNames();
const findExport = (entry: string, name: string) => docs.find((one) => one.entry === entry)?.exports.find((one) => one.name === name);

it('the manifest has every entry and every public value, and each entry says what it is (LIB-011)', () => {
  expect(docs.map(({ entry }) => entry)).toEqual(listPublicEntries());
  expect(names.length).toBeGreaterThan(400);
  expect(names.filter(({ entry, name }) => findExport(entry, name.replace(/^.* as /, '')) === undefined)).toEqual([]);
  expect(docs.filter(({ exports }) => exports.every(({ description }) => description === ''))).toEqual([]);
});

it('llms.txt has every entry and every public value (LIB-011)', () => {
  const lines = makeLlmsText({ name: '@wallet/ui', version: '1.0.0', description: 'Screens.' }, docs).split('\n');
  const isNamed = (entry: string, name: string): boolean =>
    lines.some((line) => line.startsWith(`- [${entry}](`) && line.includes(`\`${name}\``));
  expect(names.filter(({ entry, name }) => !isNamed(entry, name.replace(/^.* as /, '')))).toEqual([]);
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

import type { Meta, StoryObj } from '@storybook/react-vite';
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { describeProps } from '../../.storybook/describeProps.ts';
import { componentProps, docs, storyComponents, usedComponents } from '../../.storybook/publicDocs.ts';
import { guidance } from './guidance.ts';
import { listKeyPatterns } from './listKeyPatterns.ts';
import { publicNames } from './publicNames.ts';
import { chooseExample, readExample } from './readExample.ts';

type StoryModule = { readonly default: Meta } & Readonly<Record<string, StoryObj>>;
const modules = import.meta.glob<StoryModule>('../{foundations,components,patterns,screens/*}/*.stories.tsx', { eager: true });

const isShown = (meta: Meta, { tags = [] }: StoryObj): boolean =>
  !tags.includes('!autodocs') && (tags.includes('autodocs') || !meta.tags?.includes('!autodocs'));

/** The docs pages: those of the story files that show a public part. */
const pages = Object.entries(modules).flatMap(([path, { default: meta, ...stories }]) => {
  const part = publicNames.get(meta.component);
  const shown = Object.values(stories).filter((one) => isShown(meta, one));
  const story = chooseExample(shown, ({ args }) => ({ ...meta.args, ...args }));
  return part === undefined || story === undefined ? [] : [{ ...part, path, meta, story }];
});
const pageNames = new Set(pages.map(({ name }) => name));

const parts = docs.filter(({ entry }) => /^(?:foundations|components|patterns|screens)\//.test(entry));
const isComponent = ({ kind }: { readonly kind: string }): boolean => kind === 'component';

const root = join(import.meta.dirname, '../..');

/** Compiles modules as a file of a product would be. Returns what the compiler reports. */
function compile(examples: readonly string[]): string {
  const folder = join(root, 'dist/examples');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ extends: '../../tsconfig.json', include: ['*.tsx'], exclude: [] }));
  for (const [place, code] of examples.entries()) writeFileSync(join(folder, `example${place}.tsx`), code);
  try {
    return execFileSync(join(root, 'node_modules/.bin/tsc'), ['--noEmit', '-p', folder], { encoding: 'utf8' });
  } catch (error) {
    // A compiler that could not run has no output.
    return String((error instanceof Error && 'stdout' in error && error.stdout) || error);
  }
}

describe('the page of each part', () => {
  it('exists for every entry that has a component (LIB-030)', () => {
    const entries = new Set(pages.map(({ entry }) => entry));
    expect(parts.filter(({ entry, exports }) => exports.some(isComponent) && !entries.has(entry)).map(({ entry }) => entry)).toEqual([]);
    expect(pageNames.size).toBeGreaterThan(170);
  });

  it('says what to do and what not (LIB-030)', () => {
    expect(new Set(Object.keys(guidance))).toEqual(pageNames);
  });

  it.each([
    ['Button', ['button']],
    ['Menu', ['menu']],
    ['DateField', ['calendar']],
    ['WelcomeScreen', ['carousel']],
    ['SettingsScreen', ['dialog', 'radio', 'segments']],
  ])('says the keys of %s: its own, or those of the components of a screen (LIB-030)', (name, patterns) => {
    expect(listKeyPatterns(name, usedComponents[name] ?? []).toSorted()).toEqual(patterns);
  });

  it('says of a property its words without the ids of requirements, its type and its default (LIB-030)', () => {
    expect(
      describeProps({ parameters: { fileName: './stories/components/Button.stories.tsx' }, argTypes: {}, initialArgs: {} }),
    ).toMatchObject({
      size: {
        name: 'size',
        type: { name: 'enum', value: ['lg', 'md', 'sm'], required: false },
        description: expect.stringMatching(/^52, 44 or 36 px high\./),
        table: { type: { summary: "'lg' | 'md' | 'sm'" }, defaultValue: { summary: "'lg'" } },
      },
      busy: { type: { name: 'boolean' }, description: expect.stringMatching(/presses\.$/) },
      children: { type: { name: 'string', required: true }, table: { type: { summary: 'ReactNode' } } },
      ref: { type: { name: 'other' }, control: { disable: true } },
    });
  });

  it('has what any variant of its part takes (LIB-030)', () => {
    const parameters = { fileName: './stories/screens/sepa-withdrawal/Entry.stories.tsx' };
    const described = describeProps({ parameters, argTypes: {}, initialArgs: {} });
    expect(described).toMatchObject({ quote: { type: { required: false } }, accounts: { type: { required: true } } });
    expect(Object.keys(described)[0], 'required ones are first').toBe('accounts');
    const found = pages.map(({ path }) => storyComponents[path.replace('../', './stories/')]);
    expect(found).toEqual(pages.map(({ name }) => name));
  });

  it('has a sentence of purpose for every component, and words for each of its properties (LIB-030)', () => {
    const exports = parts.flatMap((part) => part.exports);
    const components = exports.filter(isComponent);
    expect(components.filter(({ description }) => !/^[A-Z].+ .+ .+\.$/.test(description)).map(({ name }) => name)).toEqual([]);
    const undocumented = components.flatMap(({ name }) =>
      (componentProps[name] ?? [])
        .filter((prop) => prop.description === '' && prop.default === undefined)
        .map((prop) => `${name}.${prop.name}`),
    );
    expect(undocumented).toEqual([]);
  });

  it('has an example that compiles as it stands (LIB-030)', async () => {
    const examples = await Promise.all(pages.map(({ meta, story }) => readExample(meta.component, { ...meta.args, ...story.args })));
    const planted =
      'import { Button } from \'@wallet/ui/components/Button\';\n// @ts-expect-error\nexport const planted = <Button size="planted" />;\n';
    expect(compile([...examples, planted])).toBe('');
  });
});

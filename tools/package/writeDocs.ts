import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Shape } from './describeType.ts';
import { listPackedGuides } from './guides.ts';
import { listTexts } from './listTexts.ts';
import type { PublicEntry, PublicExport } from './readDocs.ts';
import { root } from './run.ts';

export type Described = { readonly name: string; readonly version: string; readonly description: string };

const GROUPS: readonly (readonly [title: string, folder: RegExp])[] = [
  ['Screens', /^screens\//],
  ['Patterns', /^patterns\//],
  ['Components', /^components\//],
  ['Foundations', /^foundations\//],
  ['Money, formats, texts and tokens', /^(?!(?:screens|patterns|components|foundations)\/)/],
];

/** One line: a guide by its title, with its first sentence. */
function describeGuide(path: string): string {
  const [, title = path, words = ''] = /^# (.+)\n\n([\s\S]+?\.)\s/.exec(readFileSync(join(root, path), 'utf8')) ?? [];
  return `- [${title}](${path}): ${words.replaceAll('\n', ' ')}`;
}

/** The export that an entry is about: the one of its name, `Button` or `FiatExchangeScreen`, else a screen, a component, or any value. */
function findMain({ entry, exports }: PublicEntry): PublicExport | undefined {
  const described = exports.filter(({ description }) => description !== '');
  const own = (entry.split('/').at(-1) ?? entry).replaceAll('-', '').toLowerCase();
  const components = described.filter(({ kind }) => kind === 'component');
  return (
    components.find(({ name }) => [own, `${own}screen`].includes(name.toLowerCase())) ??
    components.find(({ name }) => name.endsWith('Screen')) ??
    components[0] ??
    described.find(({ kind }) => kind !== 'type') ??
    described[0]
  );
}

/** One line: the module, with its declarations as the link, every value that it exports, and what it or its main export is, with the status. */
function describeEntry(module: PublicEntry): string {
  const { entry, exports, description } = module;
  const values = exports.filter(({ kind }) => kind !== 'type').map(({ name }) => `\`${name}\``);
  const main = findMain(module);
  const status = main?.status === 'experimental' ? 'Experimental. ' : '';
  const words = description ?? main?.description ?? '';
  return `- [${entry}](dist/${entry}/index.d.ts): ${values.length === 0 ? 'types' : values.join(', ')}. ${status}${words}`;
}

/** The map of the package for a language model, as https://llmstxt.org describes it. */
export const makeLlmsText = ({ name, description }: Described, docs: readonly PublicEntry[]): string =>
  [
    `# ${name}`,
    `> ${description}`,
    `Import from \`${name}/\` and the path of a module below, such as \`${name}/components/Button\`; there is no index. [README.md](README.md) shows the root of a product, [components.json](components.json) has every name with what it takes or has, [CHANGELOG.md](CHANGELOG.md) what changed.`,
    '## Guides',
    listPackedGuides().map(describeGuide).join('\n'),
    ...GROUPS.flatMap(([title, folder]) => [
      `## ${title}`,
      docs
        .filter(({ entry }) => folder.test(entry))
        .map(describeEntry)
        .join('\n'),
    ]),
  ].join('\n\n') + '\n';

const isSameShape = (left: Shape, right: Shape): boolean =>
  isDeepStrictEqual([left.type, left.props, left.extends, left.variants], [right.type, right.props, right.extends, right.variants]);

/** The type of what a component takes, `ButtonProps`, only names the component, which has it all. */
function shortenProps(one: PublicExport, exports: readonly PublicExport[]): object {
  const taker = exports.find(({ kind, name }) => kind === 'component' && one.name === `${name}Props`);
  if (taker === undefined || !isSameShape(one, taker)) return one;
  const { name, kind, description, status, since } = one;
  return { name, kind, description, status, since, propsOf: taker.name };
}

/** A component with the catalogues whose texts it can show. */
function addTexts(entry: string, one: PublicExport): PublicExport & { readonly texts?: readonly string[] } {
  const texts = one.kind === 'component' ? listTexts(entry, one.name) : [];
  return texts.length === 0 ? one : { ...one, texts };
}

/** The public names as data. */
export const makeComponentData = ({ name, version }: Described, docs: readonly PublicEntry[]): object => ({
  name,
  version,
  entries: docs.map(({ entry, exports }) => ({ entry, exports: exports.map((one) => shortenProps(addTexts(entry, one), exports)) })),
});

/** Writes what the docstrings say, as text (`llms.txt`) and as data (`components.json`). */
export function writeDocs(folder: string, described: Described, docs: readonly PublicEntry[]): void {
  writeFileSync(join(folder, 'llms.txt'), makeLlmsText(described, docs));
  writeFileSync(join(folder, 'components.json'), `${JSON.stringify(makeComponentData(described, docs), null, 2)}\n`);
}

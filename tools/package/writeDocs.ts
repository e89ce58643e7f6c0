import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PublicEntry } from './readDocs.ts';

export type Described = { readonly name: string; readonly version: string; readonly description: string };

const GROUPS: readonly (readonly [title: string, folder: RegExp])[] = [
  ['Screens', /^screens\//],
  ['Patterns', /^patterns\//],
  ['Components', /^components\//],
  ['Foundations', /^foundations\//],
  ['Money, formats, texts and tokens', /^(?!(?:screens|patterns|components|foundations)\/)/],
];

const GUIDES = `## Guides

- [Using the library](docs/using-wallet-ui.md): a product from the first page on: brand, texts, screens and their slots, fees, servers.
- [Theming](docs/guides/theming.md): colours, fonts, marks, and styles that override those of the library.
- [Add a language](docs/guides/languages.md): one JSON file, and the command that checks it.`;

/** One line: the module, with its declarations as the link, every value that it exports, and what the main one is, with its status. */
function describeEntry({ entry, exports }: PublicEntry): string {
  const values = exports.filter(({ kind }) => kind !== 'type').map(({ name }) => `\`${name}\``);
  const described = exports.filter(({ description }) => description !== '');
  const main = described.find(({ name }) => entry.endsWith(`/${name}`)) ?? described.find(({ kind }) => kind !== 'type') ?? described[0];
  const status = main?.status === 'experimental' ? 'Experimental. ' : '';
  return `- [${entry}](dist/${entry}/index.d.ts): ${values.length === 0 ? 'types' : values.join(', ')}. ${status}${main?.description ?? ''}`;
}

/** The map of the package for a language model, as https://llmstxt.org describes it. */
export const makeLlmsText = ({ name, description }: Described, docs: readonly PublicEntry[]): string =>
  [
    `# ${name}`,
    `> ${description}`,
    `Import from \`${name}/\` and the path of a module below, such as \`${name}/components/Button\`; there is no index. [README.md](README.md) shows the root of a product, [components.json](components.json) has every name with what it takes or has, [CHANGELOG.md](CHANGELOG.md) what changed.`,
    GUIDES,
    ...GROUPS.flatMap(([title, folder]) => [
      `## ${title}`,
      docs
        .filter(({ entry }) => folder.test(entry))
        .map(describeEntry)
        .join('\n'),
    ]),
  ].join('\n\n') + '\n';

/** Writes what the docstrings say, as text (`llms.txt`) and as data (`components.json`). */
export function writeDocs(folder: string, { name, version, description }: Described, docs: readonly PublicEntry[]): void {
  writeFileSync(join(folder, 'llms.txt'), makeLlmsText({ name, version, description }, docs));
  writeFileSync(join(folder, 'components.json'), `${JSON.stringify({ name, version, entries: docs }, null, 2)}\n`);
}

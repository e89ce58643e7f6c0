import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { checkAnnounced, readChangesets } from './changesets.ts';
import { root } from './run.ts';
import { publicModules } from './writePackage.ts';

const ui = join(root, 'packages/ui');
const REPORT = join(ui, 'api.md');
/** The report as it was when the last version was released (`npm run release`). */
const RELEASED = join(ui, 'api.released.md');
const MOST_SHOWN = 20;

type Declared = { readonly name: string; readonly text: string };
type Declarations = { readonly exported: readonly string[]; readonly declared: readonly Declared[] };

/** Names that a bundler made unlike again: `Props$1`. */
const asWritten = (text: string): string => text.replaceAll(/\$\d+/g, '');

/** What one file of declarations exports, and the declarations that stand in it, without their comments. */
function readDeclarations(file: string): Declarations {
  const text = readFileSync(join(ui, 'dist', file), 'utf8');
  const { program, comments } = parseSync(file, text);
  const textOf = ({ start, end }: { readonly start: number; readonly end: number }): string => {
    const inside = comments.filter((comment) => comment.start >= start && comment.end <= end);
    const spoken = inside.reduceRight(
      (rest, { start: from, end: to }) => rest.slice(0, from - start) + rest.slice(to - start),
      text.slice(start, end),
    );
    return asWritten(spoken.replaceAll(/^\s*\n/gm, ''));
  };
  const exported: string[] = [];
  const declared: Declared[] = [];
  for (const node of program.body) {
    if (node.type === 'ExportNamedDeclaration') {
      for (const { exported: name } of node.specifiers) exported.push(name.type === 'Literal' ? name.value : name.name);
    } else if (node.type === 'TSTypeAliasDeclaration' || node.type === 'TSInterfaceDeclaration') {
      declared.push({ name: node.id.name, text: textOf(node) });
    } else if (node.type === 'TSDeclareFunction' || node.type === 'FunctionDeclaration' || node.type === 'ClassDeclaration') {
      declared.push({ name: node.id?.name ?? '', text: textOf(node) });
    } else if (node.type === 'VariableDeclaration') {
      for (const { id } of node.declarations) declared.push({ name: id.type === 'Identifier' ? id.name : '', text: textOf(node) });
    } else if (node.type === 'TSModuleDeclaration') {
      declared.push({ name: 'declare', text: textOf(node) });
    } else if (node.type !== 'ImportDeclaration') {
      throw new Error(`${file}: the report of the public types does not know what to say of a ${node.type}.`);
    }
  }
  return { exported, declared };
}

/** Every public module with the names it exports, and every type behind them, wherever the bundler has put it. */
function writeReport(modules: readonly string[]): string {
  const files = globSync('**/*.d.ts', { cwd: join(ui, 'dist'), exclude: ['**/*.styles.d.ts'] });
  const read = new Map(files.map((file) => [file, readDeclarations(file)]));
  const names = modules.map((module) => {
    const found = read.get(`${module}.d.ts`) ?? { exported: [] };
    return `- ${module}: ${found.exported.toSorted(compare).join(', ')}\n`;
  });
  const texts = [...read.values()].flatMap(({ declared }) => declared).map(({ name, text }) => ({ name: asWritten(name), text }));
  const types = [
    ...new Set(texts.toSorted((one, other) => compare(one.name, other.name) || compare(one.text, other.text)).map(({ text }) => text)),
  ];
  return (
    '# The public types of @wallet/ui\n\nDrawn from the built declarations by `npm run package -- --update`; the gate fails while it differs.\n\n' +
    `## Modules\n\n${names.join('')}\n## Types\n\n\`\`\`ts\n${types.join('\n')}\n\`\`\`\n`
  );
}

const compare = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

const without = (lines: readonly string[], others: ReadonlySet<string>, sign: string): string[] =>
  lines.filter((line) => !others.has(line)).map((line) => `${sign} ${line}`);

/**
 * Compares the public types with the report that is checked in, or draws it anew, and then with those of the last release.
 * @throws when a type has changed and no changeset announces it
 */
export function checkApi(update: boolean): void {
  const now = writeReport(publicModules());
  if (update) writeFileSync(REPORT, now);
  else checkReport(now);
  checkAnnounced(readFileSync(RELEASED, 'utf8'), now, readChangesets(root));
}

function checkReport(now: string): void {
  const before = readFileSync(REPORT, 'utf8');
  if (before === now) return;
  const [old, present] = [before.split('\n'), now.split('\n')];
  const changes = [...without(old, new Set(present), '-'), ...without(present, new Set(old), '+')];
  throw new Error(
    `The public types of @wallet/ui are not those of packages/ui/api.md:\n${changes.slice(0, MOST_SHOWN).join('\n')}\n` +
      'Another product would meet this change unannounced. Say it in a file below .changeset and draw the report: npm run package -- --update',
  );
}

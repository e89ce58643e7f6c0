import { parseSync } from 'oxc-parser';
import { readFileSync } from 'node:fs';
import { join } from 'node:path/posix';
import { removeRowIds } from '../../packages/ui/build/rowIds.ts';
import { listPublicEntries } from './listPublicNames.ts';
import { root } from './run.ts';

export type PublicProp = { readonly name: string; readonly type: string; readonly isOptional: boolean; readonly description: string };
export type PublicExport = {
  readonly name: string;
  readonly kind: 'type' | 'value';
  readonly description: string;
  /** An experimental name, tagged `@experimental`, may change in a minor version. */
  readonly status: 'stable' | 'experimental';
  /** The version that has it first. */
  readonly since: string;
  /** Only of a type that lists members: those of `ButtonProps`, without the attributes of the element. */
  readonly props: readonly PublicProp[];
};
export type PublicEntry = { readonly entry: string; readonly exports: readonly PublicExport[] };

/** The first version. What a later one adds says so by `@since`; `findUndated` finds what does not. */
const FIRST_VERSION = '1.0.0';

/** What a docstring says about its name: words, and tags. */
export function parseDocstring(words: string): Pick<PublicExport, 'description' | 'status' | 'since'> {
  return {
    description: words
      .replaceAll(/ ?@(?:since \S+|experimental\b)/g, '')
      .replaceAll(/\{@link (\w+)\}/g, '`$1`')
      .trim(),
    status: /@experimental\b/.test(words) ? 'experimental' : 'stable',
    since: /@since (\S+)/.exec(words)?.[1] ?? FIRST_VERSION,
  };
}

type Module = { readonly path: string; readonly text: string; readonly parsed: ReturnType<typeof parseSync> };

const readModule = (path: string): Module => {
  const text = readFileSync(join(root, path), 'utf8');
  return { path, text, parsed: parseSync(path, text) };
};

/** The path of a module of this repository, or null for another package. */
function resolveModule(from: string, specifier: string): string | null {
  if (specifier.startsWith('.')) return join(from, '..', specifier);
  return specifier.startsWith('@wallet/core/') ? `${specifier.replace('@wallet/core', 'packages/core/src')}.ts` : null;
}

/** The docstring that ends right before a declaration, in one line and without the ids of requirements. */
function readDocstring({ text, parsed }: Module, start: number): string {
  const comment = parsed.comments.findLast(({ end }) => end <= start && text.slice(end, start).trim() === '');
  if (comment === undefined || comment.type !== 'Block' || !comment.value.startsWith('*')) return '';
  // With its delimiters and stars, as a declaration has it.
  const words = removeRowIds(text.slice(comment.start, comment.end)).slice('/**'.length, -'*/'.length);
  return words
    .replaceAll(/^\s*\* ?/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

type Statement = Module['parsed']['program']['body'][number];

/** The names that a statement of a module declares. */
function listDeclared(statement: Statement): readonly string[] {
  const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
  if (declaration === null) return [];
  if (declaration.type === 'VariableDeclaration')
    return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? id.name : []));
  return 'id' in declaration && declaration.id !== null && 'name' in declaration.id ? [declaration.id.name] : [];
}

/** The members that a type states itself, in every part of an intersection or union. */
function listProps(module: Module, statement: Statement): readonly PublicProp[] {
  const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
  if (declaration?.type !== 'TSTypeAliasDeclaration') return [];
  const parts = [declaration.typeAnnotation].flatMap((type) =>
    type.type === 'TSIntersectionType' || type.type === 'TSUnionType' ? type.types : [type],
  );
  const members = parts.flatMap((part) => (part.type === 'TSTypeLiteral' ? part.members : []));
  return members.flatMap((member) => {
    if ((member.type !== 'TSPropertySignature' && member.type !== 'TSMethodSignature') || member.key.type !== 'Identifier') return [];
    const annotation = member.type === 'TSPropertySignature' ? member.typeAnnotation?.typeAnnotation : member;
    const type = annotation === undefined || annotation === null ? '' : module.text.slice(annotation.start, annotation.end);
    return {
      name: member.key.name,
      type: type.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/\s+/g, ' '),
      isOptional: member.optional,
      description: readDocstring(module, member.start),
    };
  });
}

type Found = { readonly module: Module; readonly statement: Statement };

/** Finds the declaration of a name, through modules that only pass it on. Null if another package declares it. @throws if nothing does */
function findDeclaration(path: string, name: string): Found | null {
  const module = readModule(path);
  const statement = module.parsed.program.body.find((candidate) => listDeclared(candidate).includes(name));
  if (statement !== undefined) return { module, statement };
  const passed = module.parsed.module.staticExports.flatMap(({ entries }) => entries).find((entry) => entry.exportName.name === name);
  const from = passed?.moduleRequest?.value;
  if (from === undefined) throw new Error(`${path} does not declare ${name}.`);
  const next = resolveModule(path, from);
  return next === null ? null : findDeclaration(next, passed?.importName.name ?? name);
}

function readEntry(entry: string): PublicEntry {
  const path = join('packages/ui/src', entry, 'index.ts');
  const names = readModule(path).parsed.module.staticExports.flatMap(({ entries }) => entries);
  const exports = names.map(({ exportName, isType }): PublicExport => {
    const name = exportName.name ?? '';
    const found = findDeclaration(path, name);
    return {
      name,
      kind: isType ? 'type' : 'value',
      ...parseDocstring(found === null ? '' : readDocstring(found.module, found.statement.start)),
      props: found === null ? [] : listProps(found.module, found.statement),
    };
  });
  return { entry, exports };
}

/** What the docstrings say about every public name, by entry. */
export const readDocs = (): readonly PublicEntry[] => listPublicEntries().map(readEntry);

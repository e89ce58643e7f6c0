import { join } from 'node:path/posix';
import { isExportDeclaration, isExportSpecifier } from 'typescript/unstable/ast/is';
import { API, SignatureKind, SymbolFlags, type Checker, type JSDocTagInfo, type Symbol, type Type } from 'typescript/unstable/sync';
import { TypeReader, type Shape } from './describeType.ts';
import { listPublicEntries } from './listPublicNames.ts';
import { root } from './run.ts';

export type PublicExport = Shape & {
  readonly name: string;
  /** The type parameters of a component or type, which its properties name: `Value extends string`. */
  readonly parameters?: readonly string[];
  /** `props` of a component are what it takes, of another value or a type what it has. */
  readonly kind: 'component' | 'value' | 'type';
  readonly description: string;
  /** An experimental name, tagged `@experimental`, may change in a minor version. */
  readonly status: 'stable' | 'experimental';
  /** The version that has it first. */
  readonly since: string;
};
export type PublicEntry = {
  readonly entry: string;
  /** The docstring of the module, if it has one. */
  readonly description?: string;
  readonly exports: readonly PublicExport[];
};

/** The first version. What a later one adds says so by `@since`; `findUndated` finds what does not. */
const FIRST_VERSION = '1.0.0';
const NOTHING: Shape = { props: [], extends: [], variants: [] };
const CONFIG = join(root, 'packages/tsconfig.declarations.json');

/** What the tags of a docstring say about its name. */
export const readTags = (tags: readonly JSDocTagInfo[]): Pick<PublicExport, 'status' | 'since'> => ({
  status: tags.some(({ name }) => name === 'experimental') ? 'experimental' : 'stable',
  since: tags.find(({ name }) => name === 'since')?.text ?? FIRST_VERSION,
});

/** The docstring that a module begins with, on one line. */
function readModuleWords(text: string): Pick<PublicEntry, 'description'> {
  const [, words] = /^\/\*\*([\s\S]*?)\*\//.exec(text) ?? [];
  return words === undefined ? {} : { description: words.replaceAll(/\s+(?:\* )?/g, ' ').trim() };
}

/** Whether an entry exports the name by `export type`: only its type, even if it is a class. */
function isExportedAsType({ declarations: [declaration] }: Symbol): boolean {
  const specifier = declaration?.resolve();
  if (specifier === undefined || !isExportSpecifier(specifier)) return false;
  const statement = specifier.parent.parent;
  return specifier.isTypeOnly || (isExportDeclaration(statement) && statement.isTypeOnly);
}

/** What a component takes, or a value or type has. A value of a named type has its name alone. */
function describeExport(
  checker: Checker,
  reader: TypeReader,
  name: string,
  type: Type,
): Pick<PublicExport, 'kind' | 'parameters' | keyof Shape> {
  const [signature] = checker.getSignaturesOfType(type, SignatureKind.Call);
  if (signature !== undefined && /^[A-Z][a-z]/.test(name)) {
    const [parameter] = signature.getParameters();
    const taken = parameter === undefined ? undefined : checker.getTypeOfSymbol(parameter);
    const parameters = reader.describeParameters(signature.getTypeParameters());
    return { kind: 'component', ...parameters, ...(taken === undefined ? NOTHING : reader.describe(taken)) };
  }
  const isClass = checker.getSignaturesOfType(type, SignatureKind.Construct).length > 0;
  const isNamed = type.getAliasSymbol() !== undefined && type.getAliasTypeArguments().length === 0;
  return { kind: 'value', ...(isClass || isNamed ? { ...NOTHING, type: reader.print(type) } : reader.describe(type)) };
}

function readExport(checker: Checker, reader: TypeReader, exported: Symbol): PublicExport {
  const { name } = exported;
  const symbol = (exported.flags & SymbolFlags.Alias) === 0 ? exported : checker.getAliasedSymbol(exported);
  const said = { name, description: reader.readWords(symbol), ...readTags(checker.getJsDocTagsOfSymbol(symbol)) };
  const isType = (symbol.flags & SymbolFlags.Value) === 0 || isExportedAsType(exported);
  const declared = checker.getDeclaredTypeOfSymbol(symbol);
  if (isType)
    return { ...said, kind: 'type', ...reader.describeParameters(declared.getAliasTypeArguments()), ...reader.describe(declared) };
  const type = checker.getTypeOfSymbol(symbol);
  if (type === undefined) throw new Error(`${name} has no type.`);
  return { ...said, ...describeExport(checker, reader, name, type) };
}

/** What the docstrings and types say about every public name, by entry. */
export function readDocs(): readonly PublicEntry[] {
  const api = new API({ cwd: root });
  try {
    const project = api.updateSnapshot({ openProjects: [CONFIG] }).getProject(CONFIG);
    if (project === undefined) throw new Error(`${CONFIG} is no project.`);
    const { program, checker } = project;
    const reader = new TypeReader(checker);
    return listPublicEntries().map((entry) => {
      const source = program.getSourceFile(join(root, 'packages/ui/src', entry, 'index.ts'));
      const module = source === undefined ? undefined : checker.getSymbolAtLocation(source);
      if (module === undefined) throw new Error(`${entry} exports nothing.`);
      return {
        entry,
        ...readModuleWords(source?.text ?? ''),
        exports: checker.getExportsOfModule(module).map((exported) => readExport(checker, reader, exported)),
      };
    });
  } finally {
    api.close();
  }
}

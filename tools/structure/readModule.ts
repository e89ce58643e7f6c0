/* oxlint-disable typescript/no-unsafe-enum-comparison -- the parser declares const enums, which isolated modules cannot read */
import { parseSync, Visitor } from 'oxc-parser';

export type ModuleFacts = {
  readonly imports: readonly string[];
  readonly hasDefaultExport: boolean;
  /** Modules whose exports are handed on. */
  readonly reExports: readonly string[];
  readonly hasStarExport: boolean;
  /** Elements of HTML and texts written in JSX. */
  readonly markup: readonly string[];
  /** Anything but names that are handed on. */
  readonly hasCode: boolean;
  readonly error: string | undefined;
};

type Program = Parameters<Visitor['visit']>[0];

function readMarkup(program: Program): readonly string[] {
  const imports: string[] = [];
  new Visitor({
    JSXText: ({ value }) => {
      if (value.trim() !== '') imports.push(`the text "${value.trim()}"`);
    },
    JSXOpeningElement: ({ name }) => {
      if (name.type === 'JSXIdentifier' && /^[a-z]/.test(name.name)) imports.push(`<${name.name}>`);
    },
  }).visit(program);
  return imports;
}

/** What a module imports (types and `import()` included) and how it exports. A parser and not a pattern: a comment is no import. */
export function readModule(path: string, text: string): ModuleFacts {
  const { module, program, errors } = parseSync(path, text);
  const entries = module.staticExports.flatMap((statement) => statement.entries);
  const reExports = entries.flatMap((entry) => (entry.moduleRequest === null ? [] : [entry.moduleRequest.value]));
  const dynamic = module.dynamicImports.map(({ moduleRequest: { start, end } }) => text.slice(start, end).replaceAll(/^['"`]|['"`]$/g, ''));
  return {
    imports: [...module.staticImports.map((statement) => statement.moduleRequest.value), ...reExports, ...dynamic],
    hasDefaultExport: entries.some((entry) => entry.exportName.kind === 'Default' || entry.exportName.name === 'default'),
    reExports,
    hasStarExport: entries.some((entry) => entry.importName.kind === 'AllButDefault' || entry.importName.kind === 'All'),
    markup: path.endsWith('.tsx') && errors.length === 0 ? readMarkup(program) : [],
    hasCode: program.body.some((node) => node.type !== 'ExportNamedDeclaration' || node.source === null),
    error: errors[0]?.message,
  };
}

import { parseSync } from 'oxc-parser';

export type ModuleFacts = {
  readonly imports: readonly string[];
  /** Modules whose exports are handed on. */
  readonly reExports: readonly string[];
  /** Anything but names that are handed on. */
  readonly hasCode: boolean;
};

/** What a module imports (types and `import()` included) and hands on. A parser and not a pattern: a comment is no import. */
export function readModule(path: string, text: string): ModuleFacts {
  const { module, program } = parseSync(path, text);
  const entries = module.staticExports.flatMap((statement) => statement.entries);
  const reExports = entries.flatMap((entry) => (entry.moduleRequest === null ? [] : [entry.moduleRequest.value]));
  const dynamic = module.dynamicImports.map(({ moduleRequest: { start, end } }) => text.slice(start, end).replaceAll(/^['"`]|['"`]$/g, ''));
  return {
    imports: [...module.staticImports.map((statement) => statement.moduleRequest.value), ...reExports, ...dynamic],
    reExports,
    hasCode: program.body.some((node) => node.type !== 'ExportNamedDeclaration' || node.source === null),
  };
}

import { parseSync } from 'oxc-parser';

export type ModuleFacts = {
  readonly imports: readonly string[];
  readonly reExports: readonly string[];
  /** True if the module has anything besides re-exports. */
  readonly hasCode: boolean;
};

/**
 * What a module imports (including types and `import()`) and re-exports. A parser rather than a regular expression, because comments are
 * not imports.
 */
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

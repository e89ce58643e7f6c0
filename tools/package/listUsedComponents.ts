import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path/posix';
import { parseSync } from 'oxc-parser';

const src = join(import.meta.dirname, '../../packages/ui/src');

function listImports(path: string): readonly string[] {
  const text = readFileSync(join(src, path), 'utf8');
  const { module } = parseSync(path, text);
  const requests = module.staticImports
    .filter(({ entries }) => entries.some(({ isType }) => !isType))
    .map((one) => one.moduleRequest.value);
  const late = module.dynamicImports.map(({ moduleRequest: { start, end } }) => text.slice(start + 1, end - 1));
  return [...requests, ...late].filter((request) => request.startsWith('.')).map((request) => join(path, '..', request));
}

/** Collects the components that a module shows, itself or in what it imports. */
function collectComponents(path: string, visited: Set<string>, components: Set<string>): void {
  if (visited.has(path)) return;
  visited.add(path);
  if (path.startsWith('components/')) components.add(basename(path, '.tsx'));
  else for (const imported of listImports(path)) collectComponents(imported, visited, components);
}

/** The components of each screen, by its name: whose keys operate it. */
export function listUsedComponents(): Readonly<Record<string, readonly string[]>> {
  const files = globSync('screens/*/[A-Z]*.tsx', { cwd: src, exclude: ['**/*.test.tsx'] });
  const used = files.map((file) => {
    const components = new Set<string>();
    collectComponents(file, new Set(), components);
    return [basename(file, '.tsx'), [...components].toSorted()] as const;
  });
  return Object.fromEntries(used);
}

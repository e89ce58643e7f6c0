import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { root, run } from './run.ts';

const ui = join(root, 'packages/ui');
const target = z.union([z.string(), z.looseObject({ default: z.string() })]);
const manifest = z.looseObject({ version: z.string(), exports: z.record(z.string(), target) });

type Target = { readonly types?: string; readonly default: string } | string;

/** Styles of a part are its own affair; everything else is found under the name it has in the sources. */
const isPublic = (module: string): boolean => !module.endsWith('.styles');

/** Modules that another product can import, as paths below `dist` without an extension. */
export function publicModules(): readonly string[] {
  return globSync('**/*.d.ts', { cwd: join(ui, 'dist') })
    .map((file) => file.slice(0, -'.d.ts'.length))
    .filter((module) => isPublic(module) && globSync(`src/${module}.{ts,tsx}`, { cwd: ui }).length > 0)
    .toSorted();
}

function exportsOf(given: z.infer<typeof manifest>['exports']): Record<string, Target> {
  const styles = Object.entries(given).filter(([path]) => /\.(css|woff2)$/.test(path));
  const entries = publicModules().map((module): [string, Target] => {
    const [, component] = /^components\/([^/]+)\/\1$/.exec(module) ?? [];
    const path = component === undefined ? `./${module}` : `./components/${component}`;
    return [path, { types: `./dist/${module}.d.ts`, default: `./dist/${module}.js` }];
  });
  return {
    ...Object.fromEntries(styles.map(([path, value]) => [path, typeof value === 'string' ? value : value.default])),
    ...Object.fromEntries(entries),
  };
}

export type Packed = { readonly tarball: string; readonly entries: readonly string[]; readonly dependencies: readonly string[] };

/**
 * What is published: the built files and a manifest without what only this repository can use. The sources' patterns of exports become a
 * list: every tool reads a list, and a module that is not in it cannot be reached.
 */
export function writePackage(folder: string): Packed {
  const given: unknown = JSON.parse(readFileSync(join(ui, 'package.json'), 'utf8'));
  const { scripts: _scripts, devDependencies: _dev, private: _private, ...published } = manifest.parse(given);
  const exports = exportsOf(published.exports);
  cpSync(join(ui, 'dist'), join(folder, 'dist'), { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ ...published, exports }, null, 2));
  for (const text of ['README.md', 'CHANGELOG.md']) cpSync(join(ui, text), join(folder, text));
  cpSync(join(root, 'LICENSE'), join(folder, 'LICENSE'));
  const dependencies = z.record(z.string(), z.string());
  const { dependencies: own, peerDependencies: peers } = z.object({ dependencies, peerDependencies: dependencies }).parse(given);
  return {
    tarball: join(folder, run('npm', ['pack', '--silent', '--ignore-scripts'], folder).trim()),
    entries: Object.keys(exports).filter((path) => !/\.(css|woff2)$/.test(path)),
    dependencies: [...Object.keys(own), ...Object.keys(peers)],
  };
}

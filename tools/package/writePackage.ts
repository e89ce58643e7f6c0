import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { makeSbom } from '../assessment/sbom.ts';
import { publicEntries } from './publicNames.ts';
import { root, run } from './run.ts';

const ui = join(root, 'packages/ui');
const target = z.union([z.string(), z.object({ types: z.optional(z.string()), default: z.string() })]);
const manifest = z.looseObject({ version: z.string(), exports: z.record(z.string(), target) });

type Target = { readonly types?: string; readonly default: string } | string;

/** The map of the sources without the condition that only this repository can use. */
function exportsOf(exportMap: z.infer<typeof manifest>['exports']): Record<string, Target> {
  return Object.fromEntries(
    Object.entries(exportMap).map(([path, value]) => {
      if (typeof value === 'string') return [path, value];
      const { types, default: file } = value;
      return [path, types === undefined ? file : { types, default: file }];
    }),
  );
}

export type Packed = { readonly tarball: string; readonly entries: readonly string[]; readonly dependencies: readonly string[] };

/** What is published: the built files and a manifest without what only this repository can use. */
export function writePackage(folder: string): Packed {
  const source: unknown = JSON.parse(readFileSync(join(ui, 'package.json'), 'utf8'));
  const { scripts: _scripts, devDependencies: _dev, private: _private, ...published } = manifest.parse(source);
  const exports = exportsOf(published.exports);
  cpSync(join(ui, 'dist'), join(folder, 'dist'), { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ ...published, exports }, null, 2));
  for (const text of ['README.md', 'CHANGELOG.md']) cpSync(join(ui, text), join(folder, text));
  cpSync(join(root, 'LICENSE'), join(folder, 'LICENSE'));
  writeFileSync(join(folder, 'sbom.cdx.json'), makeSbom());
  const dependencies = z.record(z.string(), z.string());
  const { dependencies: own, peerDependencies: peers } = z.object({ dependencies, peerDependencies: dependencies }).parse(source);
  return {
    tarball: join(folder, run('npm', ['pack', '--silent', '--ignore-scripts'], folder).trim()),
    entries: publicEntries().map((entry) => `./${entry}`),
    dependencies: [...Object.keys(own), ...Object.keys(peers)],
  };
}

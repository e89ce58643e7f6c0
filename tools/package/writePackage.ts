import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeSbom } from '../assessment/sbom.ts';
import { listPublicEntries } from './listPublicNames.ts';
import { root, run } from './run.ts';

const ui = join(root, 'packages/ui');
/** Useful only in this repository: some members of the manifest, and the export condition that resolves to the sources. */
const OWN: ReadonlySet<string> = new Set(['scripts', 'devDependencies', 'private', '@wallet/source']);

export type Packed = { readonly tarball: string; readonly entries: readonly string[] };

/** Writes the package to publish: the built files and a manifest without those members. */
export function writePackage(folder: string): Packed {
  const manifest: unknown = JSON.parse(readFileSync(join(ui, 'package.json'), 'utf8'), (key, value: unknown) =>
    OWN.has(key) ? undefined : value,
  );
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest, null, 2));
  cpSync(join(ui, 'dist'), join(folder, 'dist'), { recursive: true });
  for (const text of ['README.md', 'CHANGELOG.md']) cpSync(join(ui, text), join(folder, text));
  cpSync(join(root, 'LICENSE'), join(folder, 'LICENSE'));
  writeFileSync(join(folder, 'sbom.cdx.json'), makeSbom());
  return {
    tarball: join(folder, run('npm', ['pack', '--silent', '--ignore-scripts'], folder).trim()),
    entries: listPublicEntries().map((entry) => `./${entry}`),
  };
}

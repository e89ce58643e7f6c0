import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { makeSbom } from '../assessment/sbom.ts';
import { listPublicEntries } from './listPublicNames.ts';
import { writeLicences } from './licences.ts';
import { packTexts } from './packTexts.ts';
import { readDocs } from './readDocs.ts';
import { getBinPath, root, run } from './run.ts';
import { writeDocs } from './writeDocs.ts';

const ui = join(root, 'packages/ui');
/** Useful only in this repository: some members of the manifest, and the export condition that resolves to the sources. */
const OWN: ReadonlySet<string> = new Set(['scripts', 'devDependencies', 'private', '@wallet/source']);
const repositoryManifest = z.object({
  homepage: z.string(),
  bugs: z.object({ url: z.string() }),
  repository: z.object({ type: z.string(), url: z.string() }),
});

const described = z.looseObject({ name: z.string(), version: z.string(), description: z.string() });

export type Packed = {
  /** Contains the files that are packed, and the tarball. */
  readonly folder: string;
  readonly tarball: string;
  readonly entries: readonly string[];
};

/** The manifest to publish, without members of this repository, and with its addresses, which only the manifest of the root has. */
function makeManifest() {
  const { homepage, bugs, repository } = repositoryManifest.parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));
  const manifest: unknown = JSON.parse(readFileSync(join(ui, 'package.json'), 'utf8'), (key, value: unknown) =>
    OWN.has(key) ? undefined : value,
  );
  const addresses = { homepage, bugs, repository: { ...repository, directory: 'packages/ui' } };
  return { ...described.parse(manifest), ...addresses };
}

/** Builds the library and packs it as it is published. */
export function buildPackage(): Packed {
  run(getBinPath('tsdown'), ['--config', join(ui, 'tsdown.config.ts'), '--logLevel', 'error'], ui);
  const folder = join(root, 'dist/package');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  cpSync(join(ui, 'dist'), join(folder, 'dist'), { recursive: true });
  cpSync(join(root, 'LICENSE'), join(folder, 'LICENSE'));
  const manifest = makeManifest();
  packTexts(folder, manifest.repository.url);
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest, null, 2));
  writeDocs(folder, manifest, readDocs());
  writeFileSync(join(folder, 'sbom.cdx.json'), makeSbom());
  writeLicences(folder);
  return {
    folder,
    tarball: join(folder, run('npm', ['pack', '--silent', '--ignore-scripts'], folder).trim()),
    entries: listPublicEntries().map((entry) => `./${entry}`),
  };
}

import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import * as z from 'zod/mini';

const dist = join(import.meta.dirname, '../../../app/dist');
const list = z._default(z.array(z.string()), []);
const manifestSchema = z.record(
  z.string(),
  z.object({ file: z.string(), name: z.optional(z.string()), isDynamicEntry: z._default(z.boolean(), false), imports: list, css: list }),
);

export type Manifest = z.infer<typeof manifestSchema>;

export function manifestText(): string {
  return readFileSync(join(dist, '.vite/manifest.json'), 'utf8');
}

export function readManifest(): Manifest {
  return manifestSchema.parse(JSON.parse(manifestText()));
}

/** Size as it travels: brotli of the highest quality, in KB of 1,000 bytes. */
export function brotliKb(content: Buffer): number {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length / 1000;
}

/** Letters are compressed in themselves, everything else travels as the build has compressed it. */
const asSent = (file: string): string => join(dist, file.endsWith('.woff2') ? file : `${file}.br`);

/** Size of files of the build as they are sent, given as paths below `app/dist`, in KB of 1,000 bytes. */
export function sizeOf(files: Iterable<string>): number {
  return [...files].reduce((sum, file) => sum + statSync(asSent(file)).size / 1000, 0);
}

/** The files that modules need before they run: their own chunks and all static imports of those. */
export function staticClosure(manifest: Manifest, modules: readonly string[]): ReadonlySet<string> {
  const files = new Set<string>();
  const visit = (name: string): void => {
    const chunk = manifest[name];
    if (chunk === undefined)
      throw new Error(`The build has no module ${name}, so its size is unknown. Correct tools/budgets/sizes/routes.ts.`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const next of chunk.imports) visit(next);
  };
  for (const name of modules) visit(name);
  return files;
}

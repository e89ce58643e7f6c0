import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';

const root = join(import.meta.dirname, '../..');
const manifest = z.object({ name: z.string() });
const shape = z.looseObject({
  serialNumber: z.optional(z.string()),
  metadata: z.looseObject({ timestamp: z.optional(z.string()), component: z.looseObject({}) }),
});

/**
 * Returns the CycloneDX bill of materials of the lock file, as written by npm. Serial number and timestamp are removed, and npm's name of the
 * whole, which is that of the folder, is replaced, so that the same lock file gives the same bytes (GUARD-025).
 */
export function makeSbom(): string {
  const text = execFileSync('npm', ['sbom', '--package-lock-only', '--sbom-format', 'cyclonedx', '--sbom-type', 'application'], {
    cwd: root,
    // In production mode npm would omit the build dependencies.
    env: { ...process.env, NODE_ENV: 'development' },
    encoding: 'utf8',
    maxBuffer: 64_000_000,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const { serialNumber: _serial, metadata, ...rest } = shape.parse(JSON.parse(text));
  const { timestamp: _at, component, ...about } = metadata;
  const { name } = manifest.parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));
  return `${JSON.stringify({ ...rest, metadata: { ...about, component: { ...component, name } } }, null, 2)}\n`;
}

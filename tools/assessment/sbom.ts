import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import * as z from 'zod/mini';

const shape = z.looseObject({ serialNumber: z.optional(z.string()), metadata: z.looseObject({ timestamp: z.optional(z.string()) }) });

/**
 * Returns the CycloneDX bill of materials of the lock file, as written by npm. Serial number and timestamp are removed, so that the same
 * lock file gives the same bytes (GUARD-025).
 */
export function makeSbom(): string {
  const text = execFileSync('npm', ['sbom', '--package-lock-only', '--sbom-format', 'cyclonedx', '--sbom-type', 'application'], {
    cwd: join(import.meta.dirname, '../..'),
    // In production mode npm would omit the build dependencies.
    env: { ...process.env, NODE_ENV: 'development' },
    encoding: 'utf8',
    maxBuffer: 64_000_000,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const { serialNumber: _serial, metadata, ...rest } = shape.parse(JSON.parse(text));
  const { timestamp: _at, ...about } = metadata;
  return `${JSON.stringify({ ...rest, metadata: about }, null, 2)}\n`;
}

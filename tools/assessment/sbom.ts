import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import * as z from 'zod/mini';

const shape = z.looseObject({ serialNumber: z.optional(z.string()), metadata: z.looseObject({ timestamp: z.optional(z.string()) }) });

/** The bill of materials of the lock file, CycloneDX, by npm's own command, without its number and time: the same lock has the same bytes (GUARD-025). */
export function makeSbom(): string {
  const text = execFileSync('npm', ['sbom', '--package-lock-only', '--sbom-format', 'cyclonedx', '--sbom-type', 'application'], {
    cwd: join(import.meta.dirname, '../..'),
    // A build for production would leave out what made it.
    env: { ...process.env, NODE_ENV: 'development' },
    encoding: 'utf8',
    maxBuffer: 64_000_000,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const { serialNumber: _serial, metadata, ...rest } = shape.parse(JSON.parse(text));
  const { timestamp: _at, ...about } = metadata;
  return `${JSON.stringify({ ...rest, metadata: about }, null, 2)}\n`;
}

import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as z from 'zod/mini';

const root = join(import.meta.dirname, '../..');

const lockFile = z.object({ packages: z.record(z.string(), z.object({ version: z.optional(z.string()), link: z.optional(z.boolean()) })) });
const bill = z.object({
  bomFormat: z.literal('CycloneDX'),
  components: z.array(z.object({ group: z.optional(z.string()), name: z.string(), version: z.string() })),
});

/** What makes each bill another one: the same lock has the same bytes. */
const named = z.looseObject({ serialNumber: z.optional(z.string()), metadata: z.looseObject({ timestamp: z.optional(z.string()) }) });

/** Every package of the lock that comes from a registry, `name@version`. */
export function packagesOf(lock: unknown): ReadonlySet<string> {
  const installed = Object.entries(z.parse(lockFile, lock).packages).filter(
    ([path, { link }]) => /node_modules\//.test(path) && link !== true,
  );
  return new Set(installed.map(([path, { version = '' }]) => `${path.replace(/^.*node_modules\//, '')}@${version}`));
}

/** What of the lock a bill of materials does not have. */
export function missingIn(sbom: unknown, lock: unknown): readonly string[] {
  const listed = z
    .parse(bill, sbom)
    .components.map(({ group, name, version }) => `${group === undefined ? '' : `${group}/`}${name}@${version}`);
  const names = new Set(listed);
  return [...packagesOf(lock)].filter((name) => !names.has(name));
}

/**
 * The bill of materials of the lock file, CycloneDX, by npm's own command (GUARD-025).
 * @throws Error when a package of the lock is missing in it
 */
export function makeSbom(): string {
  const text = execFileSync('npm', ['sbom', '--package-lock-only', '--sbom-format', 'cyclonedx', '--sbom-type', 'application'], {
    cwd: root,
    // A build for production would leave out what made it.
    env: { ...process.env, NODE_ENV: 'development' },
    encoding: 'utf8',
    maxBuffer: 64_000_000,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const missing = missingIn(JSON.parse(text), JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')));
  if (missing.length > 0) throw new Error(`The bill of materials lacks packages of the lock file: ${missing.join(', ')}`);
  const { serialNumber: _serial, metadata, ...rest } = z.parse(named, JSON.parse(text));
  const { timestamp: _at, ...about } = metadata;
  return `${JSON.stringify({ ...rest, metadata: about }, null, 2)}\n`;
}

/** Writes it beside what is shipped. */
export function writeSbom(file: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, makeSbom());
}

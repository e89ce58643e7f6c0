import * as z from 'zod/mini';

const lockFile = z.object({
  packages: z.record(z.string(), z.object({ version: z.optional(z.string()), dev: z.optional(z.boolean()) })),
});

/** Each package of docs/security/packages.md, and the version that ends its newest weakness. */
export const readEndings = (document: string): readonly (readonly [name: string, version: string])[] =>
  [...document.matchAll(/^\| `([^`]+)` +\| [^|]+ \| (\d+\.\d+\.\d+) +\|$/gm)].map(
    ([, name = '', version = '']) => [name, version] as const,
  );

/** The versions of a package that a lock file ships: what only develops and tests is left out. */
export const shippedVersions = (lock: string, name: string): readonly string[] =>
  Object.entries(z.parse(lockFile, JSON.parse(lock)).packages).flatMap(([path, { version, dev }]) =>
    path.endsWith(`node_modules/${name}`) && dev !== true && version !== undefined ? [version] : [],
  );

/** Whether one release is older than another. */
export const isBelow = (version: string, end: string): boolean => version.localeCompare(end, 'en', { numeric: true }) < 0;

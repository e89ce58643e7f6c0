import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

export const appInputs = [
  'app/{index.html,chat.html,identity.html,package.json}',
  'app/*.ts',
  'app/{src,public}/**/*',
  'packages/{core,contract,bridge,ui}/{package.json,src/**/*}',
  'package-lock.json',
  'tools/build/{buildApp,compressStatic,prerenderFirstScreens,listShippedPackages}.ts',
];

export const consoleInputs = [
  'packages/console/{index.html,vite.config.ts}',
  'packages/console/src/**/*',
  'packages/{core,ui}/{package.json,src/**/*}',
  'packages/sandbox/src/{control,presets}/*.ts',
  'package-lock.json',
  'tools/build/compressStatic.ts',
];

/** A hash of file names and contents, so that a checkout that changes only timestamps triggers no build. */
export function hashInputs(patterns: readonly string[]): string {
  const hash = createHash('sha256');
  const files = patterns.flatMap((pattern) =>
    globSync(pattern, { cwd: root, withFileTypes: true, exclude: ['**/node_modules/**', '**/dist/**'] }),
  );
  const paths = files.filter((file) => file.isFile()).map((file) => join(file.parentPath, file.name));
  for (const path of paths.toSorted()) hash.update(path.slice(root.length)).update('\0').update(readFileSync(path)).update('\0');
  return hash.digest('hex');
}

import type { Configuration } from '@wallet/core/configuration/configuration';
import { groups } from '@wallet/core/configuration/documents';
import { buildHostedPages } from '@wallet/core/configuration/buildHostedPages';
import { buildServerFiles } from '@wallet/operator/server/buildServerFiles';
import type { ServerOptions } from '@wallet/operator/server/serverOptions';
import { hash } from 'node:crypto';
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { makeSbom } from '../assessment/sbom.ts';
import { writeApp } from '../build/buildApp.ts';
import { findPreconnects, addPreconnects } from './preconnect.ts';
import type { BuildStamp } from './readVersion.ts';
import { writeHostedPage } from './writeHostedPage.ts';

export type ProviderBuild = {
  readonly dist: string;
  readonly config: Configuration;
  /** The original text. The app reads it from `/config.json`. */
  readonly configText: string;
  /** Folder of files for `/.well-known/`, such as the Apple Pay domain association. Undefined if there are none. */
  readonly wellKnown: string | undefined;
  readonly stamp: BuildStamp;
  readonly options: ServerOptions;
};

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/** Writes the nginx files into `deploy` below a folder. */
export function writeServerFiles(folder: string, ...given: Parameters<typeof buildServerFiles>): void {
  for (const [path, text] of buildServerFiles(...given)) write(join(folder, 'deploy', path), text);
}

const listFiles = (folder: string): readonly string[] =>
  globSync('**/*', { cwd: folder, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => join(file.parentPath, file.name).slice(folder.length + 1))
    .toSorted();

/** Writes a page for each group whose documents use a service, with preconnects to that service only. */
function writeGroupPages(app: string, config: Configuration): void {
  const page = readFileSync(join(app, 'app.html'), 'utf8');
  for (const { name, example } of groups) {
    const origins = findPreconnects(config, example);
    if (origins.length > 0) write(join(app, `app.${name}.html`), addPreconnects(page, origins));
  }
  for (const file of ['login.html', 'signup.html']) {
    const path = join(app, file);
    write(path, addPreconnects(readFileSync(path, 'utf8'), findPreconnects(config, `/${file.replace('.html', '')}`)));
  }
}

/** Source maps are uploaded to the error collector and never served (DEP-001). */
function moveMaps(from: string, to: string): void {
  for (const file of globSync('static/**/*.map', { cwd: from })) {
    mkdirSync(dirname(join(to, file)), { recursive: true });
    renameSync(join(from, file), join(to, file));
  }
}

/** How long the contact is valid, in days from the build (GUARD-019). */
const CONTACT_DAYS = 180;

/** The security.txt with the contact for vulnerabilities (RFC 9116). Undefined if the configuration has none. */
export function buildSecurityText(
  { origin, security }: Pick<Configuration, 'origin' | 'security'>,
  { builtAt }: Pick<BuildStamp, 'builtAt'>,
): string | undefined {
  if (security?.contact === undefined || origin === undefined) return undefined;
  // The time of the commit, so that the same commit gives the same bytes.
  const from = builtAt === null ? Date.now() : Date.parse(builtAt);
  const expires = new Date(from + CONTACT_DAYS * 86_400_000).toISOString();
  return `Contact: ${security.contact}\nExpires: ${expires}\nPreferred-Languages: en\nCanonical: ${origin}/.well-known/security.txt\n`;
}

async function writeAll(next: string, { config, configText, wellKnown, stamp, options }: ProviderBuild): Promise<readonly string[]> {
  const app = join(next, 'app');
  await writeApp(app, { config: configText, forProvider: true, version: stamp.version });
  rmSync(join(app, '.vite'), { recursive: true, force: true });
  // The chat has its own origin or is absent (THIRD-050).
  rmSync(join(app, 'chat.html'), { force: true });
  moveMaps(app, join(next, 'sourcemaps'));
  writeGroupPages(app, config);
  write(join(app, 'version.txt'), `${stamp.version}\n`);
  write(join(app, 'build.json'), `${JSON.stringify(stamp)}\n`);
  const contact = buildSecurityText(config, stamp);
  if (contact !== undefined) write(join(app, '.well-known/security.txt'), contact);
  if (wellKnown !== undefined) cpSync(wellKnown, join(app, '.well-known'), { recursive: true });
  const pages = buildHostedPages(config);
  for (const page of pages) await writeHostedPage(join(next, page.folder), page);
  write(join(next, 'deploy/sbom.cdx.json'), makeSbom());
  writeServerFiles(next, config, stamp.version, options);
  const sums = listFiles(next).map((file) => `${hash('sha256', readFileSync(join(next, file)))}  ${file}\n`);
  write(join(next, 'deploy/SHA256SUMS'), sums.join(''));
  return ['app', 'sourcemaps', ...pages.map(({ folder }) => folder), 'deploy'];
}

/**
 * Writes the complete deployment below a folder. Each folder is replaced as a whole, and only after all have been written.
 * @returns the folders
 */
export async function writeProviderBuild(build: ProviderBuild): Promise<readonly string[]> {
  const { dist } = build;
  const next = join(dist, `.next-${process.pid}`);
  try {
    const folders = await writeAll(next, build);
    for (const folder of ['app', 'chat', 'identity', 'sourcemaps', 'deploy']) {
      const last = join(next, `${folder}.last`);
      if (existsSync(join(dist, folder))) renameSync(join(dist, folder), last);
      if (folders.includes(folder)) renameSync(join(next, folder), join(dist, folder));
    }
    return folders;
  } finally {
    rmSync(next, { recursive: true, force: true });
  }
}

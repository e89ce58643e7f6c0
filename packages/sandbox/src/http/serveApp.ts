import { buildPageHeaders } from '@wallet/core/configuration/policy';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Hono } from 'hono';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createPageResponse } from './createPageResponse.ts';
import { readServices } from './readServices.ts';
import { serveFiles } from './serveFiles.ts';

/** The pages of the build by path: `/app` for every path, and each public page that includes its first screen. */
function readPages(folder: string): ReadonlyMap<string, string> {
  const files = globSync('**/*.html', { cwd: folder });
  return new Map(
    files.map((file) => {
      const path = `/${file
        .replaceAll('\\', '/')
        .replace(/\.html$/, '')
        .replace(/(^|\/)index$/, '')}`;
      return [path, readFileSync(join(folder, file), 'utf8')];
    }),
  );
}

/**
 * Serves the built app from a folder. Hashed files are cached for a year and sent precompressed if there is a `.br`, the run-time
 * configuration is never cached, and every other path returns the page.
 */
export function serveApp(http: Hono, folder: string): void {
  const pages = readPages(folder);
  const app = pages.get('/app');
  if (app === undefined) throw new Error(`There is no app in ${folder}: build it first.`);
  serveFiles(http, '/static/*', folder);
  http.get('/:file{[^/]+\\.(json|txt|ico|webmanifest|svg|png)}', async (context, next) => {
    if (!existsSync(join(folder, context.req.param('file')))) return context.notFound();
    context.header('cache-control', 'no-store');
    return serveStatic({ root: folder })(context, next);
  });
  http.get('*', (context) => {
    const { path } = context.req;
    if (path.startsWith('/static/')) return context.notFound();
    const name = path.replace(/(?<=.)\/$/, '');
    const services = readServices(folder);
    return createPageResponse(context, pages.get(name) ?? app, (nonce) => buildPageHeaders(services, name, nonce));
  });
}

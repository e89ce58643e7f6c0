import { serveStatic } from '@hono/node-server/serve-static';
import type { Hono } from 'hono';
import { join } from 'node:path';

/**
 * Serves the files of a folder with these headers, precompressed if there is a `.br`. A missing file is left to the next route.
 * @param rewrite maps a request's path to one below `folder`
 */
function serveFolder(
  http: Hono,
  path: string,
  folder: string,
  headers: Readonly<Record<string, string>>,
  rewrite = (requested: string): string => requested,
): void {
  const answerFile = serveStatic({ root: folder, precompressed: true, rewriteRequestPath: rewrite });
  http.use(path, async (context, next) => {
    const answer = await answerFile(context, next);
    if (!(answer instanceof Response)) return;
    for (const [name, value] of Object.entries(headers)) answer.headers.set(name, value);
    return answer;
  });
}

/** Serves built files with hashed names, cached for a year. */
export function serveFiles(http: Hono, path: string, folder: string, rewrite?: (path: string) => string): void {
  const headers = { 'cache-control': 'public, max-age=31536000, immutable', 'x-content-type-options': 'nosniff' };
  serveFolder(http, path, folder, headers, rewrite);
}

const PICTURES = join(import.meta.dirname, '../../static');

/** Serves the provider's own pictures (currencies, deals, card brands) and the memoranda of its deals, cached for a day. */
export function servePictures(http: Hono): void {
  const headers = { 'cache-control': 'public, max-age=86400' };
  serveFolder(http, '/static/:folder{icons|logos|cards|documents}/*', PICTURES, headers, (path) => path.replace(/^\/static(?=\/)/, ''));
}

import { serveStatic } from '@hono/node-server/serve-static';
import type { Hono } from 'hono';

/** Serves built files whose names carry a hash: kept for a year, compressed beforehand where a `.br` stands beside them. */
export function serveFiles(http: Hono, path: string, folder: string, rewrite: (path: string) => string = (asked) => asked): void {
  http.use(
    path,
    serveStatic({
      root: folder,
      precompressed: true,
      rewriteRequestPath: rewrite,
      onFound: (_path, context) => {
        context.header('cache-control', 'public, max-age=31536000, immutable');
        context.header('x-content-type-options', 'nosniff');
      },
    }),
  );
}

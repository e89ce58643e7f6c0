import type { Hono } from 'hono';
import { sendRefusal } from './send.ts';
import { refuse } from './refusal.ts';

/** 405 with `Allow` for a path that another method has, 404 for one that nobody has. Mounted last. */
export function answerUnknownPaths(api: Hono): void {
  const offered = api.routes.map(({ method, path }) => ({ method, pattern: new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`) }));
  api.all('*', (context) => {
    const path = new URL(context.req.url).pathname.replace(/^(\/api)?\/v1/, '');
    const methods = [...new Set(offered.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method))];
    if (methods.length === 0) return sendRefusal(refuse('notFound'));
    return sendRefusal(refuse('methodNotAllowed', {}, { allow: methods.join(', ') }));
  });
}

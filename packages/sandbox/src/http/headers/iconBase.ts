import type { MiddlewareHandler } from 'hono';
import type { Settings } from '../../kernel/settings.ts';

const ICON_PATH = /"(?=\/static\/(?:icons|logos|cards)\/)/g;

/** Prefixes the path of every icon and logo in an answer with the host of the setting `icon_base`. */
export function prefixIconPaths(settings: Settings): MiddlewareHandler {
  return async (context, next) => {
    await next();
    const base = settings.optionalText('icon_base');
    if (base === null || !(context.res.headers.get('content-type') ?? '').startsWith('application/json')) return;
    const { status, headers } = context.res;
    const text = (await context.res.text()).replaceAll(ICON_PATH, `"${base}`);
    context.res = undefined;
    context.res = new Response(text, { status, headers });
  };
}

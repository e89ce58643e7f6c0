import { serve, type ServerType } from '@hono/node-server';
import { Hono, type Context } from 'hono';
import { proxy } from 'hono/proxy';
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundle } from '../budgets/sizes/bundle.ts';

const NONCE = /'nonce-([^']+)'/;

async function buildPhone(): Promise<string> {
  const outputs = await bundle({ input: join(import.meta.dirname, 'phone.ts'), output: { format: 'iife' } });
  return outputs.flatMap((chunk) => (chunk.type === 'chunk' ? [chunk.code] : [])).join('\n');
}

/** Adds the bridge to the app's page before its scripts, and lets the phone frame it. */
function addBridge(html: string, headers: Headers): string {
  const policy = headers.get('content-security-policy') ?? '';
  headers.set('content-security-policy', policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'"));
  const nonce = NONCE.exec(policy)?.[1];
  if (nonce === undefined) return html;
  return html.replace('<head>', `<head><script nonce="${nonce}">globalThis.walletBridge = parent.openWalletBridge?.();</script>`);
}

/** Forwards everything to the running app, and adds the bridge to pages. */
async function forward({ req }: Context, app: string): Promise<Response> {
  const { pathname, search } = new URL(req.url);
  // The app's control surface and its origin checks depend on these headers.
  const headers = { ...req.header(), host: undefined, ...(req.header('origin') === undefined ? {} : { origin: app }) };
  const answer = await proxy(app + pathname + search, { raw: req.raw, headers, redirect: 'manual' });
  if (!(answer.headers.get('content-type') ?? '').startsWith('text/html')) return answer;
  answer.headers.delete('content-length');
  return new Response(addBridge(await answer.text(), answer.headers), answer);
}

/**
 * A phone that acts as the native side, with the running app inside (DEP-032). It is not part of any build.
 * @param app origin of the running app
 */
export async function serveWrapper(app: string, port: number): Promise<ServerType> {
  const script = await buildPhone();
  const page = readFileSync(join(import.meta.dirname, 'phone.html'), 'utf8');
  const http = new Hono();
  http.get('/__wrapper', (context) => {
    const nonce = randomBytes(16).toString('base64');
    context.header(
      'content-security-policy',
      `default-src 'none'; script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'; img-src data:; connect-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    );
    context.header('cache-control', 'no-store');
    return context.html(page.replaceAll('__CSP_NONCE__', nonce));
  });
  http.get('/__wrapper/phone.js', (context) =>
    context.body(script, 200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' }),
  );
  http.all('*', (context) => forward(context, app));
  return new Promise((resolve) => {
    const server = serve({ fetch: http.fetch, port, hostname: 'localhost' }, () => resolve(server));
  });
}

import { serve, type ServerType } from '@hono/node-server';
import { Hono } from 'hono';
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const NONCE = /'nonce-([^']+)'/;
/** Named by the connection, not by what is answered. */
const OF_THE_WAY = ['connection', 'content-encoding', 'content-length', 'keep-alive', 'transfer-encoding'];

/** The phone's script, built in memory. */
async function buildPhone(): Promise<string> {
  const { build } = await import('vite');
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: { write: false, lib: { entry: join(import.meta.dirname, 'phone.ts'), formats: ['iife'], name: 'phone' } },
  });
  const outputs = Array.isArray(built) ? built : [built];
  return outputs
    .flatMap((one) => ('output' in one ? one.output : []))
    .flatMap((chunk) => (chunk.type === 'chunk' ? [chunk.code] : []))
    .join('\n');
}

/** The app's page with the bridge put in before its scripts, framed by the phone alone. */
function wrapped(html: string, headers: Headers): string {
  const policy = headers.get('content-security-policy') ?? '';
  headers.set('content-security-policy', policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'"));
  const nonce = NONCE.exec(policy)?.[1];
  if (nonce === undefined) return html;
  return html.replace('<head>', `<head><script nonce="${nonce}">globalThis.walletBridge = parent.openWalletBridge?.();</script>`);
}

/** Sends everything on to the running app; pages come back with the bridge. */
async function forward(request: Request, app: string): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const headers = new Headers(request.headers);
  for (const name of ['host', 'connection', 'accept-encoding']) headers.delete(name);
  // The app's own control surface and its refusals of other origins look at these.
  if (headers.has('origin')) headers.set('origin', app);
  const body = request.method === 'GET' || request.method === 'HEAD' ? null : await request.arrayBuffer();
  const answer = await fetch(app + pathname + search, { method: request.method, headers, body, redirect: 'manual' });
  const answerHeaders = new Headers(answer.headers);
  for (const name of OF_THE_WAY) answerHeaders.delete(name);
  if (!(answerHeaders.get('content-type') ?? '').startsWith('text/html'))
    return new Response(answer.body, { status: answer.status, headers: answerHeaders });
  const html = await answer.text();
  return new Response(wrapped(html, answerHeaders), { status: answer.status, headers: answerHeaders });
}

/**
 * A phone that plays the native side, with the running app in it (DEP-032). It is in no build.
 * @param app where the app runs
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
  http.all('*', (context) => forward(context.req.raw, app));
  return new Promise((resolve) => {
    const server = serve({ fetch: http.fetch, port, hostname: 'localhost' }, () => resolve(server));
  });
}

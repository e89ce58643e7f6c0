import type { Context } from 'hono';
import { randomBytes } from 'node:crypto';
import { brotliCompressSync, constants } from 'node:zlib';
import { contentSecurityPolicy, pageHeaders } from './contentSecurityPolicy.ts';

const NONCE = /__CSP_NONCE__/g;
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** What a page may do: its policy, and the scripts of partners that it carries. */
export type PageRights = { readonly policy: (nonce: string) => string; readonly scripts: readonly string[] };

/** The strict policy and nothing from outside. */
export const pageRights: PageRights = { policy: (nonce) => contentSecurityPolicy(nonce), scripts: [] };

/** A page with a fresh nonce, which is new in every answer: so it is made for each, and never kept. Scripts of partners stand last in it. */
export function pageResponse(context: Context, page: string, { policy, scripts }: PageRights): Response {
  const nonce = randomBytes(16).toString('base64');
  const partners = scripts.map((address) => `<script async nonce="${nonce}" src="${address}"></script>`).join('');
  const html = page.replaceAll(NONCE, nonce).replace('</body>', `${partners}</body>`);
  const headers = { ...pageHeaders(nonce, policy(nonce)), 'content-type': 'text/html; charset=utf-8', vary: 'accept-encoding' };
  const takesBrotli = (context.req.header('accept-encoding') ?? '').includes('br');
  return takesBrotli
    ? new Response(new Uint8Array(brotliCompressSync(html, QUICK)), { headers: { ...headers, 'content-encoding': 'br' } })
    : new Response(html, { headers });
}

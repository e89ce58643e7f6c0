import { buildPageHeaders } from '@wallet/core/configuration/policy';
import type { Context } from 'hono';
import { brotliCompressSync, constants } from 'node:zlib';
import { noServices } from './readServices.ts';
import { generateBytes } from '../ports/chance.ts';

const NONCE = /__CSP_NONCE__/g;
const FAST_COMPRESSION = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

export type CreatePageHeaders = (nonce: string) => Readonly<Record<string, string>>;

/** The strict policy, which allows nothing external. */
const createStrictHeaders: CreatePageHeaders = (nonce) => buildPageHeaders(noServices, '/sandbox', nonce);

/** Renders a page with a fresh nonce. The result differs for every response and is never cached. */
export function createPageResponse(context: Context, page: string, createHeaders: CreatePageHeaders = createStrictHeaders): Response {
  const nonce = generateBytes(16).toString('base64');
  const html = page.replaceAll(NONCE, nonce);
  const headers = { ...createHeaders(nonce), 'content-type': 'text/html; charset=utf-8', vary: 'accept-encoding' };
  const takesBrotli = (context.req.header('accept-encoding') ?? '').includes('br');
  return takesBrotli
    ? new Response(new Uint8Array(brotliCompressSync(html, FAST_COMPRESSION)), { headers: { ...headers, 'content-encoding': 'br' } })
    : new Response(html, { headers });
}

import { pageHeaders } from '@wallet/core/configuration/policy';
import type { Context } from 'hono';
import { brotliCompressSync, constants } from 'node:zlib';
import { noServices } from './readServices.ts';
import { chanceBytes } from '../ports/chance.ts';

const NONCE = /__CSP_NONCE__/g;
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

export type HeadersOfPage = (nonce: string) => Readonly<Record<string, string>>;

/** The strict policy, which allows nothing external. */
const strictHeaders: HeadersOfPage = (nonce) => pageHeaders(noServices, '/sandbox', nonce);

/** Renders a page with a fresh nonce. The result differs for every response and is never cached. */
export function pageResponse(context: Context, page: string, headersOf: HeadersOfPage = strictHeaders): Response {
  const nonce = chanceBytes(16).toString('base64');
  const html = page.replaceAll(NONCE, nonce);
  const headers = { ...headersOf(nonce), 'content-type': 'text/html; charset=utf-8', vary: 'accept-encoding' };
  const takesBrotli = (context.req.header('accept-encoding') ?? '').includes('br');
  return takesBrotli
    ? new Response(new Uint8Array(brotliCompressSync(html, QUICK)), { headers: { ...headers, 'content-encoding': 'br' } })
    : new Response(html, { headers });
}

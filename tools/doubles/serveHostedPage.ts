import type { HostedPage } from '@wallet/core/configuration/hostedPages';
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';

const types: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.json': 'application/json', '.css': 'text/css' };

/** Serves a page on its own origin with the headers of a real deployment, a nonce for each answer. */
export function serveHostedPage(folder: string, { origin, headers }: HostedPage): void {
  const { hostname, port } = new URL(origin);
  createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', origin);
    const nonce = randomBytes(16).toString('base64');
    if (pathname === '/') {
      const page = readFileSync(join(folder, 'index.html'), 'utf8').replaceAll('__CSP_NONCE__', nonce);
      response.writeHead(200, { ...headers(nonce), 'content-type': 'text/html; charset=utf-8' }).end(page);
      return;
    }
    const file = join(folder, pathname);
    const type = types[extname(file)];
    if (pathname.includes('..') || type === undefined || !existsSync(file)) response.writeHead(404).end();
    else response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).end(readFileSync(file));
  }).listen(Number(port), hostname);
}

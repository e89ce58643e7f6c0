import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { currencies } from '../ledger/currencies.ts';
import { setResponseHeaders } from './headers/setResponseHeaders.ts';
import { servePictures } from './serveFiles.ts';

const http = new Hono();
http.use(setResponseHeaders({ origin: 'http://localhost', clock: { now: () => new Date(0) } }));
servePictures(http);

it('every currency of the books has an icon that cannot run scripts', async () => {
  for (const { icon } of currencies) {
    if (icon === null) continue;
    const answer = await http.request(icon);
    expect(answer.status, icon).toBe(200);
    expect(answer.headers.get('content-type')).toMatch(/^image\/svg\+xml/);
    expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'; sandbox");
  }
});

it('a memorandum is served as a document, and an unknown file is not found', async () => {
  const memorandum = await http.request('/static/documents/rsn-memorandum.pdf');
  expect(memorandum.headers.get('content-type')).toBe('application/pdf');
  expect(await memorandum.text()).toMatch(/^%PDF-/);
  for (const path of ['/static/icons/none.svg', '/static/icons/..%2f..%2fpackage.json', '/static/icons/'])
    expect((await http.request(path)).status, path).toBe(404);
});

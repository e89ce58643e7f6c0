import { Hono } from 'hono';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createCustomer } from '../testing/customers.ts';
import { openProvider } from '../testing/openProvider.ts';
import { mountConsolePages } from './console.ts';
import { consoleView } from './consoleView.ts';

const folder = mkdtempSync(join(tmpdir(), 'wallet-console-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const control = new Hono();
mountConsolePages(control, folder);
const http = new Hono().route('/sandbox', control);

it('serves the built console under the strict policy, with a fresh nonce each time', async () => {
  expect(await (await http.request('/sandbox')).text()).toContain('not built');
  mkdirSync(join(folder, 'static'));
  writeFileSync(join(folder, 'index.html'), '<body><script nonce="__CSP_NONCE__" src="/sandbox/static/console.js"></script></body>');
  writeFileSync(join(folder, 'static/console.js'), 'console');
  const [first, second] = [await http.request('/sandbox'), await http.request('/sandbox')];
  const policy = first.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain('unsafe');
  const nonce = /nonce="([^"]{16,})"/.exec(await first.text())?.[1] ?? 'none';
  expect(policy).toContain(`script-src 'nonce-${nonce}'`);
  expect(await second.text()).not.toContain(nonce);
  expect(await (await http.request('/sandbox/static/console.js')).text()).toBe('console');
  expect((await http.request('/sandbox/static/../index.html')).status).toBe(404);
});

it('lists what waits for the operator, and finds customers by a part of their phone', async () => {
  const provider = await openProvider();
  const { username } = await createCustomer(provider, 'address_pending');
  const read = async (part: string) => {
    const headers = { accept: 'application/json' };
    const answer = await provider.http.request(`/sandbox?${new URLSearchParams({ customer: part })}`, { headers });
    return z.parse(consoleView, await answer.json());
  };
  const { customers, reviews } = await read(username.slice(1));
  expect(customers.map((one) => one.username)).toEqual([username]);
  expect(reviews.find((one) => one.username === username)).toMatchObject({ addressStatus: 'pending' });
  expect((await read('%')).customers.length).toBeGreaterThan(1);
  expect((await read('+999999')).customers).toEqual([]);
  await provider.close();
}, 60_000);

import { Hono } from 'hono';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { serveApp } from './serveApp.ts';

const folder = mkdtempSync(join(tmpdir(), 'wallet-pages-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
writeFileSync(join(folder, 'app.html'), '<html><body><script nonce="__CSP_NONCE__" src="/static/app.js"></script></body></html>');
const http = new Hono();
serveApp(http, folder);

async function openWith(ports: object, providerOrigin = '') {
  const config = { providerOrigin, ports: { monitoring: 'http', botCheck: { kind: 'sandbox' }, ...ports } };
  writeFileSync(join(folder, 'config.json'), JSON.stringify(config));
  const answer = await http.request('/login');
  const policy = answer.headers.get('content-security-policy') ?? '';
  const directives = new Map(policy.split('; ').map((line) => [line.split(' ')[0], line]));
  return { html: await answer.text(), directives };
}

it('by default a page may call and frame only its own origin, and contains no partner’s script', async () => {
  const { html, directives } = await openWith({});
  expect(directives.get('connect-src')).toBe("connect-src 'self'");
  expect(directives.get('frame-src')).toBe("frame-src 'self'");
  expect(directives.get('require-trusted-types-for')).toBe("require-trusted-types-for 'script'");
  expect(html.match(/<script/g)).toHaveLength(1);
});

it('a configured Sentry is allowed by its origin only (APP-048)', async () => {
  const { directives } = await openWith({ sentry: { dsn: 'https://abc123@errors.halden.example/42' } });
  expect(directives.get('connect-src')).toBe("connect-src 'self' https://errors.halden.example");
  expect(directives.get('require-trusted-types-for')).toBe("require-trusted-types-for 'script'");
});

it('a provider of another origin is allowed', async () => {
  expect((await openWith({}, 'https://api.halden.example')).directives.get('connect-src')).toBe(
    "connect-src 'self' https://api.halden.example",
  );
});

it('the policy of a path allows its services, and no page contains a script of theirs (THIRD-001, THIRD-006)', async () => {
  const ports = { botCheck: { kind: 'recaptcha', siteKey: 'site-key' }, cardPayment: { publishableKey: 'pk_live_1' } };
  const { html, directives } = await openWith(ports);
  expect(html.match(/<script/g)).toHaveLength(1);
  expect(directives.get('connect-src')).toBe("connect-src 'self' https://www.google.com/recaptcha/");
  expect(directives.get('trusted-types')).toBe('trusted-types wallet-scripts default goog#html');
  const card = (await http.request('/cards/new')).headers.get('content-security-policy') ?? '';
  expect(card).toContain("connect-src 'self' https://api.stripe.com;");
});

it('an unreadable configuration allows nothing more', async () => {
  writeFileSync(join(folder, 'config.json'), '{');
  const policy = (await http.request('/')).headers.get('content-security-policy') ?? '';
  expect(policy).toContain("connect-src 'self';");
});

import { readConfiguration } from '@wallet/core/configuration/configuration';
import { browse } from '@wallet/operator/doctor/browse';
import { INNER } from '@wallet/operator/server/serverOptions';
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { freePort, newDataDir, removeDataDir, startProvider } from './budgets/provider.ts';
import { chromePath } from './chromePath.ts';
import { askTls, type TlsAnswer } from './deploy/askTls.ts';
import { checkDoctor } from './deploy/checkDoctor.ts';
import { checkRollOut } from './deploy/checkRollOut.ts';
import { buildForProvider, exampleConfig } from './deploy/exampleBuild.ts';
import { makeCertificate, requireNginx, startNginx, type Nginx } from './servers/nginx.ts';

// The generated files on nginx with TLS, before a provider of this machine. What each page, file and call says is asked by the doctor, which has to find
// every way to spoil it (`doctorBreaks.ts`); here is asked besides what an operator's doctor leaves alone.
const program = requireNginx();

const [port, redirectPort, dataDir] = [await freePort(), await freePort(), newDataDir()];
const [url, chat] = [`https://localhost:${port}`, `https://127.0.0.1:${port}`];
const [dist, next] = [mkdtempSync(join(tmpdir(), 'wallet-deployment-')), mkdtempSync(join(tmpdir(), 'wallet-deployment-'))];
const text = exampleConfig(url, chat);
const config = readConfiguration(JSON.parse(text));
if (config === undefined) throw new Error('The example’s configuration cannot be read.');
const certificate = makeCertificate(['localhost', '127.0.0.1']);
const [inner, other] = [makeCertificate([INNER.name, 'localhost']), makeCertificate([INNER.name])];
const innerHop = ['--upstream', 'https://127.0.0.1:4173'];
buildForProvider(dist, text, ...innerHop);
const provider = await startProvider(dataDir, {
  PUBLIC_ORIGIN: url,
  TRUSTED_PROXIES: '127.0.0.1',
  TLS_CERT: join(inner, 'fullchain.pem'),
  TLS_KEY: join(inner, 'privkey.pem'),
});
/** @param trusted folder of the provider's certificate @param folder of the server's own */
const start = (trusted = inner, folder = certificate): Promise<Nginx> =>
  startNginx(program, port, {
    dist,
    provider: provider.url,
    providerCertificate: join(trusted, 'fullchain.pem'),
    tls: { port, redirectPort, folder },
  });
/** What every answer has, whatever its location and status (RULE-056). */
function requireHeaders({ headers, repeated }: TlsAnswer, { cache = 'no-store', sharing = 'same-origin' } = {}): void {
  const wanted = {
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-resource-policy': sharing,
    'cache-control': cache,
  };
  assert.deepEqual(Object.fromEntries(Object.keys(wanted).map((name) => [name, headers.get(name)])), wanted);
  assert.ok(headers.has('content-security-policy'));
  assert.deepEqual(repeated, []);
}

await test('a provider with another certificate than the trusted one gets nothing: there is no way back to clear text', async () => {
  const distrusting = await start(other);
  assert.equal((await askTls(`${url}/_healthz`)).status, 503);
  await distrusting.stop();
});

const nginx = await start();

await test('refusals of nginx itself have every header', async () => {
  requireHeaders(await askTls(`${url}/assets`, { method: 'POST' }));
  requireHeaders(await askTls(`${url}/assets`, { headers: { host: 'a b' } }));
  requireHeaders(await askTls(`${url}/static/nothing.woff2`), { sharing: 'cross-origin' });
  for (const path of ['/.inputs', '/.vite/manifest.json', '/.well-known/nothing', '/sandbox/settings', '/app.js.map']) {
    const answer = await askTls(url + path);
    assert.equal(answer.status, 404, path);
    requireHeaders(answer);
  }
});

await test('the provider is reached by the app’s origin alone, with its pictures and what is too large refused', async () => {
  assert.equal((await askTls(`${chat}/api/v1/accounts/operations`)).status, 404);
  const picture = await askTls(`${url}/static/icons/btc.svg`);
  assert.match(picture.headers.get('content-type') ?? '', /svg/);
  requireHeaders(picture, { cache: picture.headers.get('cache-control') ?? '', sharing: 'cross-origin' });
  const large = { method: 'POST', headers: { 'content-type': 'application/json' }, body: Buffer.alloc(1_100_000, 32) };
  const tooLarge = await askTls(`${url}/api/v1/accounts/operations`, large);
  assert.equal(tooLarge.status, 413);
  requireHeaders(tooLarge);
  // An upload may be so large: the provider refuses it while it comes, and what arrives is its refusal, which ends the session.
  const headers = { 'content-type': 'multipart/form-data; boundary=x' };
  assert.equal((await askTls(`${url}/api/v1/document/address`, { ...large, headers })).status, 401);
});

const atOnce = (count: number, path: string, request = {}): Promise<TlsAnswer[]> =>
  Promise.all(Array.from({ length: count }, () => askTls(url + path, request)));
const refusedOf = (answers: readonly TlsAnswer[], after: string): TlsAnswer | undefined =>
  answers.find(({ status, headers }) => status === 429 && headers.get('retry-after') === after);

await test('too many sign-ins and calls of one address are refused, files are not', async () => {
  const body = JSON.stringify({ username: '+37060000009', password: 'Wrong2026' });
  const signIn = { method: 'POST', headers: { 'content-type': 'application/json' }, body };
  const refused = refusedOf(await atOnce(14, '/api/v1/sign_in', signIn), '60');
  assert.ok(refused);
  assert.equal(refused.text, '{"code": 429, "message": "Too many requests"}');
  requireHeaders(refused);
  assert.ok(refusedOf(await atOnce(90, '/api/v1/accounts/operations'), '1'));
  assert.ok((await atOnce(60, '/version.txt')).every(({ status }) => status === 200));
});

await test('a roll-out reaches a tab that was open before (DEP-004, DEP-008)', async () => {
  buildForProvider(next, text, '--version', 'v99.0.0', ...innerHop);
  await checkRollOut({ url, dist, next, certificate });
});

await test('no page of a browser is refused anything by its policy (DEP-023)', async () => {
  assert.deepEqual(
    (await browse(url, config, chromePath())).filter(({ level }) => level !== 'PASS'),
    [],
  );
});

await nginx.stop();
await test('the doctor names what is spoiled and nothing else (DEP-024)', (context) =>
  checkDoctor({
    context,
    dist,
    origin: url,
    plain: `http://localhost:${redirectPort}`,
    certificate,
    start: (folder) => start(inner, folder),
  }));
await provider.stop();
removeDataDir(dataDir);
for (const folder of [dist, next, certificate, inner, other]) rmSync(folder, { recursive: true, force: true });

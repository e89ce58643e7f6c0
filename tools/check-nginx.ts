import { readConfiguration } from '@wallet/core/configuration/configuration';
import { checkInBrowser } from '@wallet/operator/doctor/checkInBrowser';
import { INNER } from '@wallet/operator/server/serverOptions';
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { request, type APIResponse } from 'playwright';
import { freePort, startProvider } from './budgets/provider.ts';
import { getChromePath } from './getChromePath.ts';
import { checkDoctor } from './deploy/checkDoctor.ts';
import { buildForProvider, buildExampleConfig } from './deploy/exampleBuild.ts';
import { makeCertificate, requireNginx, startNginx } from './servers/nginx.ts';
import { createTemporaryFolder } from './createTemporaryFolder.ts';

// Runs the generated configuration on nginx with TLS, in front of a local provider. The doctor checks what each page, file and call returns
// and has to detect every way to break it (`doctorBreaks.ts`). The tests below cover what the doctor does not.
const program = requireNginx();

const [port, redirectPort, dist] = [await freePort(), await freePort(), createTemporaryFolder()];
const [url, chat] = [`https://localhost:${port}`, `https://127.0.0.1:${port}`];
const text = buildExampleConfig(url, chat);
const config = readConfiguration(JSON.parse(text));
if (config === undefined) throw new Error('The example’s configuration cannot be read.');
const certificate = makeCertificate(['localhost', '127.0.0.1']);
const [providerCertificateFolder, otherCertificateFolder] = [makeCertificate([INNER.name, 'localhost']), makeCertificate([INNER.name])];
// This process calls the provider's health check.
setDefaultCACertificates([...getCACertificates(), readFileSync(join(providerCertificateFolder, 'fullchain.pem'), 'utf8')]);
buildForProvider(dist, text, '--version', 'v99.0.0', '--upstream', 'https://127.0.0.1:4173');
const provider = await startProvider({
  PUBLIC_ORIGIN: url,
  TRUSTED_PROXIES: '127.0.0.1',
  TLS_CERT: join(providerCertificateFolder, 'fullchain.pem'),
  TLS_KEY: join(providerCertificateFolder, 'privkey.pem'),
});
/** @param trusted folder of the certificate that nginx trusts @param folder folder of nginx's own certificate */
const start = (trusted = providerCertificateFolder, folder = certificate): ReturnType<typeof startNginx> =>
  startNginx(program, {
    dist,
    provider: provider.url,
    providerCertificate: join(trusted, 'fullchain.pem'),
    tls: { port, redirectPort, folder },
  });
const client = await request.newContext({ baseURL: url, ignoreHTTPSErrors: true, maxRedirects: 0 });

/** Checks the headers that every response has exactly once, whatever its location and status (RULE-056). */
function assertHeaders(answer: APIResponse, { cache = 'no-store', sharing = 'same-origin' } = {}): void {
  const wanted = {
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-resource-policy': sharing,
    'cache-control': cache,
  };
  const headers = answer.headers();
  assert.deepEqual(Object.fromEntries(Object.keys(wanted).map((name) => [name, headers[name]])), wanted);
  assert.ok(headers['content-security-policy']);
  const names = answer.headersArray().map(({ name }) => name.toLowerCase());
  assert.deepEqual(
    names.filter((name, place) => names.indexOf(name) !== place && name !== 'vary'),
    [],
  );
}

await test('gets nothing from a provider with an untrusted certificate, and does not fall back to clear text', async () => {
  const stopDistrusting = await start(otherCertificateFolder);
  assert.equal((await client.get('/_healthz')).status(), 503);
  await stopDistrusting();
});

const stopNginx = await start();

await test('errors of nginx itself have every header', async () => {
  assertHeaders(await client.post('/assets'));
  assertHeaders(await client.get('/assets', { headers: { host: 'a b' } }));
  assertHeaders(await client.get('/static/nothing.woff2'), { sharing: 'cross-origin' });
  for (const path of ['/.inputs', '/.vite/manifest.json', '/.well-known/nothing', '/sandbox/settings', '/app.js.map']) {
    const answer = await client.get(path);
    assert.equal(answer.status(), 404, path);
    assertHeaders(answer);
  }
});

await test('only the app’s origin reaches the provider, including pictures, and oversized requests are refused', async () => {
  assert.equal((await client.get(`${chat}/api/v1/accounts/operations`)).status(), 404);
  const picture = await client.get('/static/icons/btc.svg');
  assert.match(picture.headers()['content-type'] ?? '', /svg/);
  assertHeaders(picture, { cache: picture.headers()['cache-control'] ?? '', sharing: 'cross-origin' });
  const data = Buffer.alloc(1_100_000, 32);
  const tooLarge = await client.post('/api/v1/accounts/operations', { headers: { 'content-type': 'application/json' }, data });
  assert.equal(tooLarge.status(), 413);
  assertHeaders(tooLarge);
  // Uploads may be this large. The provider refuses this one while it arrives, because there is no session.
  const headers = { 'content-type': 'multipart/form-data; boundary=x' };
  assert.equal((await client.post('/api/v1/document/address', { headers, data })).status(), 401);
});

const sendInParallel = (count: number, ask: () => Promise<APIResponse>): Promise<APIResponse[]> =>
  Promise.all(Array.from({ length: count }, ask));
const findRefused = (answers: readonly APIResponse[], after: string): APIResponse | undefined =>
  answers.find((answer) => answer.status() === 429 && answer.headers()['retry-after'] === after);

await test('refuses too many sign-ins and calls from one address, but never files', async () => {
  const data = { username: '+37060000009', password: 'Wrong2026' };
  const refused = findRefused(await sendInParallel(14, () => client.post('/api/v1/sign_in', { data })), '60');
  assert.ok(refused);
  assert.equal(await refused.text(), '{"code": 429, "message": "Too many requests"}');
  assertHeaders(refused);
  assert.ok(findRefused(await sendInParallel(90, () => client.get('/api/v1/accounts/operations')), '1'));
  assert.ok((await sendInParallel(60, () => client.get('/version.txt'))).every((answer) => answer.ok()));
});

await test('no page violates its own security policy in a browser (DEP-023)', async () => {
  assert.deepEqual(
    (await checkInBrowser(url, config, getChromePath())).filter(({ level }) => level !== 'PASS'),
    [],
  );
});

await client.dispose();
await stopNginx();
await test('the doctor reports exactly what is broken (DEP-024)', (context) =>
  checkDoctor({
    context,
    dist,
    origin: url,
    plain: `http://localhost:${redirectPort}`,
    certificate,
    start: (folder) => start(providerCertificateFolder, folder),
  }));
await provider.stop();

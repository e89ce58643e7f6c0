import { contentSecurityPolicy, permissionsPolicy } from '@wallet/core/configuration/policy';
import { groups } from '@wallet/core/configuration/documents';
import { readConfiguration, type Configuration } from '@wallet/core/configuration/configuration';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, newDataDir, removeDataDir, startProvider } from './budgets/provider.ts';
import { askTls, type TlsAnswer } from './deploy/askTls.ts';
import { INNER } from '@wallet/operator/server/serverOptions';
import { browse } from '@wallet/operator/doctor/browse';
import { chromePath } from './chromePath.ts';
import { checkRollOut } from './deploy/checkRollOut.ts';
import { checkDoctor } from './deploy/checkDoctor.ts';
import { buildForProvider, exampleConfig } from './deploy/exampleBuild.ts';
import { makeCertificate, nginxProgram, startNginx, type Nginx } from './servers/nginx.ts';

const problems: string[] = [];
let passes = 0;

function expect(isTrue: boolean, what: string): void {
  if (isTrue) passes += 1;
  else problems.push(what);
}

const HSTS = 'max-age=63072000; includeSubDomains';

/** What every answer has, whatever its location and status (RULE-056). */
function expectHeaders(name: string, { headers, repeated }: TlsAnswer, { cache = 'no-store', sharing = 'same-origin' } = {}): void {
  expect(headers.get('strict-transport-security') === HSTS, `${name}: HSTS is ${headers.get('strict-transport-security')}`);
  expect(headers.get('x-content-type-options') === 'nosniff', `${name}: no nosniff`);
  expect(headers.get('referrer-policy') === 'no-referrer', `${name}: referrer-policy is ${headers.get('referrer-policy')}`);
  expect(headers.get('cross-origin-resource-policy') === sharing, `${name}: CORP is ${headers.get('cross-origin-resource-policy')}`);
  expect(headers.get('cache-control') === cache, `${name}: cache-control is ${headers.get('cache-control')}`);
  expect(headers.has('content-security-policy'), `${name}: no content-security-policy`);
  expect(repeated.length === 0, `${name}: twice ${repeated.join(', ')}`);
}

const nonceOf = ({ headers }: TlsAnswer): string => /'nonce-([^']+)'/.exec(headers.get('content-security-policy') ?? '')?.[1] ?? '';

async function checkPages(url: string, config: Configuration): Promise<void> {
  for (const path of ['/', '/chat', '/signup/kyc/?x=1', '/app.html', ...groups.map(({ example }) => example)]) {
    const [first, second] = [await askTls(url + path), await askTls(url + path)];
    const [name = ''] = path.split('?');
    const nonces = new Set([...first.text.matchAll(/nonce="([^"]+)"/g)].map(([, nonce = '']) => nonce));
    expect(
      first.status === 200 && (first.headers.get('content-type') ?? '').startsWith('text/html'),
      `${path} is answered with ${first.status}`,
    );
    expect(!first.text.includes('__CSP_NONCE__'), `${path} still holds the placeholder`);
    expect(
      nonceOf(first).length >= 22 && nonces.size === 1 && nonces.has(nonceOf(first)),
      `${path}: policy and page have different nonces`,
    );
    expect(nonceOf(first) !== nonceOf(second), `${path}: two answers have the same nonce`);
    expectHeaders(path, first);
    expect(first.headers.get('content-security-policy') === contentSecurityPolicy(config, name, nonceOf(first)), `${path}: another policy`);
    expect(first.headers.get('permissions-policy') === permissionsPolicy(config, name), `${path}: other permissions`);
    expect(first.headers.get('cross-origin-opener-policy') === 'same-origin', `${path}: no COOP`);
  }
  const card = await askTls(`${url}/cards/new`);
  expect(card.text.includes('<link rel="preconnect" href="https://js.stripe.com">'), '/cards/new does not prepare for the card provider');
  expect(!(await askTls(`${url}/assets`)).text.includes('preconnect'), '/assets prepares for somebody');
  expect(/<script type="module" crossorigin src="[^"]+" integrity="sha384-/.test(card.text), 'the script of a page has no integrity');
}

async function checkFiles(url: string, app: string): Promise<void> {
  const names = readdirSync(join(app, 'static'));
  const script = names.find((name) => name.endsWith('.js')) ?? '';
  const font = names.find((name) => name.endsWith('.woff2')) ?? '';
  const cacheControl = 'public, max-age=31536000, immutable';
  const response = await askTls(`${url}/static/${script}`);
  expect(response.status === 200 && (response.headers.get('content-type') ?? '').includes('javascript'), `/static/${script} is no script`);
  expectHeaders('a script', response, { cache: cacheControl });
  const letters = await askTls(`${url}/static/${font}`);
  expectHeaders('a font', letters, { cache: cacheControl, sharing: 'cross-origin' });
  expect(letters.headers.get('access-control-allow-origin') === '*', 'a font is for this origin alone');
  const refused = [
    '/static/nothing.js',
    '/static/nothing.woff2',
    '/static/nothing.js.map',
    '/.inputs',
    '/.vite/manifest.json',
    '/.well-known/nothing',
  ];
  for (const path of [...refused, '/sandbox', '/sandbox/settings', '/app.js.map', '/static/']) {
    const answer = await askTls(url + path);
    expect(answer.status === 404 || path === '/static/', `${path} is answered with ${answer.status}`);
    expectHeaders(path, answer, { sharing: path.endsWith('.woff2') ? 'cross-origin' : 'same-origin' });
  }
  for (const path of ['/config.json', '/version.txt', '/build.json']) expectHeaders(path, await askTls(url + path));
  expect(
    (await askTls(`${url}/version.txt`)).text === readFileSync(join(app, 'version.txt'), 'utf8'),
    'version.txt is not that of the build',
  );
  expectHeaders('a method that no page knows', await askTls(`${url}/assets`, { method: 'POST' }));
  expectHeaders('a request that is none', await askTls(`${url}/assets`, { headers: { host: 'a b' } }));
}

async function checkProvider(url: string): Promise<void> {
  const call = `${url}/api/v1/accounts/operations`;
  const answer = await askTls(call);
  expect(answer.status === 401, `the provider's refusal arrives as ${answer.status}`);
  expectHeaders('a refusal of the provider', answer);
  expect((await askTls(`${url}/_healthz`)).text.includes('ok'), '/_healthz is not the provider’s');
  expectHeaders('/_healthz', await askTls(`${url}/_healthz`));
  const picture = await askTls(`${url}/static/icons/btc.svg`);
  expect(
    picture.status === 200 && (picture.headers.get('content-type') ?? '').includes('svg'),
    `a picture of the provider is ${picture.status}`,
  );
  expectHeaders('a picture of the provider', picture, { cache: picture.headers.get('cache-control') ?? '', sharing: 'cross-origin' });
  const large = { method: 'POST', headers: { 'content-type': 'application/json' }, body: Buffer.alloc(1_100_000, 32) };
  const tooLarge = await askTls(`${url}/api/v1/accounts/operations`, large);
  expect(tooLarge.status === 413, `1.1 MB arrive at a call as ${tooLarge.status}`);
  expectHeaders('what is too large', tooLarge);
  const upload = await askTls(`${url}/api/v1/document/address`, {
    ...large,
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
  });
  // The provider refuses it while it comes: what arrives is its refusal, which ends the session.
  expect(upload.status === 401, `an upload of 1.1 MB without a session is answered with ${upload.status}`);
}

async function checkLimits(url: string): Promise<void> {
  const body = JSON.stringify({ username: '+37060000009', password: 'Wrong2026' });
  const headers = { 'content-type': 'application/json' };
  const calls = Array.from({ length: 14 }, () => askTls(`${url}/api/v1/sign_in`, { method: 'POST', headers, body }));
  const refused = (await Promise.all(calls)).filter(
    ({ status, headers: answerHeaders }) => status === 429 && answerHeaders.get('retry-after') === '60',
  );
  expect(refused.length > 0, 'fourteen sign-ins of one address at once all go on');
  expect(refused[0]?.text === '{"code": 429, "message": "Too many requests"}', `too many sign-ins are told ${refused[0]?.text}`);
  if (refused[0] !== undefined) expectHeaders('too many sign-ins', refused[0]);
  const rest = await Promise.all(Array.from({ length: 90 }, () => askTls(`${url}/api/v1/accounts/operations`)));
  expect(
    rest.some(({ status, headers: answerHeaders }) => status === 429 && answerHeaders.get('retry-after') === '1'),
    'ninety calls of one address at once all go on',
  );
  const pages = await Promise.all(Array.from({ length: 60 }, () => askTls(`${url}/version.txt`)));
  expect(
    pages.every(({ status }) => status === 200),
    'files are limited',
  );
}

async function checkTls(url: string, chat: string, redirect: string): Promise<void> {
  const answer = await askTls(`${redirect}/login?a=b`);
  expect(
    answer.status === 308 && answer.headers.get('location') === `${url}/login?a=b`,
    `port 80 answers ${answer.status} ${answer.headers.get('location')}`,
  );
  expectHeaders('the redirect', answer);
  const page = await askTls(chat);
  expect(
    page.status === 200 && (page.headers.get('content-security-policy') ?? '').includes(`frame-ancestors ${url}`),
    'the chat is not framed by the app alone',
  );
  expectHeaders('the chat', page);
  expect((await askTls(`${chat}/api/v1/accounts/operations`)).status === 404, 'the provider is reached by the chat’s origin');
}

/** A provider with another certificate than the trusted one gets nothing: there is no way back to clear text (ASVS 12.3.3). */
async function checkInnerTrust(url: string, start: (certificate: string) => Promise<Nginx>): Promise<void> {
  const other = makeCertificate([INNER.name]);
  const nginx = await start(join(other, 'fullchain.pem'));
  try {
    const answer = await askTls(`${url}/_healthz`);
    expect(answer.status === 503, `a provider that is not trusted is asked all the same: ${answer.status}`);
  } finally {
    await nginx.stop();
    rmSync(other, { recursive: true, force: true });
  }
}

async function check(program: string): Promise<void> {
  const [port, redirectPort, dataDir] = [await freePort(), await freePort(), newDataDir()];
  const [url, chat] = [`https://localhost:${port}`, `https://127.0.0.1:${port}`];
  const dist = mkdtempSync(join(tmpdir(), 'wallet-deployment-'));
  const folder = makeCertificate(['localhost', '127.0.0.1']);
  const text = exampleConfig(url, chat);
  const config = readConfiguration(JSON.parse(text));
  if (config === undefined) throw new Error('The example’s configuration cannot be read.');
  const next = mkdtempSync(join(tmpdir(), 'wallet-deployment-'));
  const inner = makeCertificate([INNER.name, 'localhost']);
  const providerCertificate = join(inner, 'fullchain.pem');
  const innerHop = ['--upstream', 'https://127.0.0.1:4173'];
  buildForProvider(dist, text, ...innerHop);
  const provider = await startProvider(dataDir, {
    PUBLIC_ORIGIN: url,
    TRUSTED_PROXIES: '127.0.0.1',
    TLS_CERT: providerCertificate,
    TLS_KEY: join(inner, 'privkey.pem'),
  });
  const startTrusting = (trusted: string): Promise<Nginx> =>
    startNginx(program, port, { dist, provider: provider.url, providerCertificate: trusted, tls: { port, redirectPort, folder } });
  await checkInnerTrust(url, startTrusting);
  const nginx = await startTrusting(providerCertificate);
  let isRunning = true;
  const stop = async (): Promise<void> => {
    if (isRunning) await nginx.stop();
    isRunning = false;
  };
  try {
    await checkTls(url, chat, `http://localhost:${redirectPort}`);
    await checkPages(url, config);
    await checkFiles(url, join(dist, 'app'));
    await checkProvider(url);
    await checkLimits(url);
    buildForProvider(next, text, '--version', 'v99.0.0', ...innerHop);
    await checkRollOut({ url, dist, next, certificate: folder }, expect);
    const findings = await browse(url, config, chromePath());
    for (const { id, level, what } of findings) expect(level === 'PASS', `${id}: ${what}`);
    await stop();
    await checkDoctor({ program, dist, provider: provider.url, providerCertificate, port, redirectPort, certificate: folder }, expect);
  } finally {
    await stop();
    await provider.stop();
    removeDataDir(dataDir);
    rmSync(folder, { recursive: true, force: true });
    for (const one of [dist, next, inner]) rmSync(one, { recursive: true, force: true });
  }
}

const program = nginxProgram();
if (program === undefined) {
  console.log('nginx: skipped: nginx is not installed here and cannot be, so the generated nginx.conf was not tried');
} else {
  await check(program);
  for (const problem of problems) console.log(`FAIL ${problem}`);
  console.log(`nginx: ${passes} passed, ${problems.length} failed`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}

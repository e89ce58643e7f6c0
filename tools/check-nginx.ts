import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { freePort, newDataDir, removeDataDir, startProvider } from './budgets/provider.ts';
import { nginxProgram, startNginx } from './nginx.ts';
import { openPage } from './package/openPage.ts';

const problems: string[] = [];
let held = 0;

function expect(isTrue: boolean, what: string): void {
  if (isTrue) held += 1;
  else problems.push(what);
}

/** The nonce in the policy of an answer and the nonces in its page. */
async function noncesOf(url: string): Promise<{ readonly policy: string; readonly page: ReadonlySet<string>; readonly status: number }> {
  const answer = await fetch(url);
  const html = await answer.text();
  expect(!html.includes('__CSP_NONCE__'), `${url} still holds the placeholder`);
  const policy = /'nonce-([^']+)'/.exec(answer.headers.get('content-security-policy') ?? '')?.[1] ?? '';
  return { policy, page: new Set([...html.matchAll(/nonce="([^"]+)"/g)].map(([, nonce = '']) => nonce)), status: answer.status };
}

async function checkPages(url: string): Promise<void> {
  for (const path of ['/', '/login', '/operation/withdraw/fiat/7/payment_network/1']) {
    const [first, second] = [await noncesOf(url + path), await noncesOf(url + path)];
    expect(first.status === 200, `${path} is answered with ${first.status}`);
    expect(
      first.policy.length >= 22 && first.page.size === 1 && first.page.has(first.policy),
      `${path}: policy and page have different nonces`,
    );
    expect(first.policy !== second.policy, `${path}: two answers have the same nonce`);
  }
  const { headers } = await fetch(url);
  for (const name of [
    'strict-transport-security',
    'x-content-type-options',
    'referrer-policy',
    'cross-origin-opener-policy',
    'permissions-policy',
  ]) {
    expect(headers.has(name), `/ has no ${name}`);
  }
  expect(headers.get('cache-control') === 'no-store', '/ may be kept by a cache');
  expect(!/unsafe-/.test(headers.get('content-security-policy') ?? 'unsafe-'), 'the policy allows something unsafe');
}

async function checkFiles(url: string): Promise<void> {
  const script = readdirSync(join(import.meta.dirname, '../app/dist/static')).find((name) => name.endsWith('.js')) ?? '';
  const answer = await fetch(`${url}/static/${script}`);
  expect(answer.status === 200 && (answer.headers.get('content-type') ?? '').includes('javascript'), `/static/${script} is no script`);
  expect((answer.headers.get('cache-control') ?? '').includes('immutable'), 'static files are not kept');
  for (const path of ['/.inputs', '/.vite/manifest.json', '/static/nothing.js']) {
    expect((await fetch(url + path)).status === 404, `${path} is served`);
  }
  expect((await fetch(`${url}/config.json`)).headers.get('cache-control') === 'no-store', '/config.json may be kept by a cache');
}

async function check(program: string): Promise<void> {
  const dataDir = newDataDir();
  const provider = await startProvider(dataDir);
  const nginx = await startNginx(program, await freePort(), provider.url);
  try {
    await checkPages(nginx.url);
    await checkFiles(nginx.url);
    const refused = await fetch(`${nginx.url}/api/v1/accounts/operations`);
    expect(refused.status === 401, `the provider's refusal arrives as ${refused.status}`);
    expect(
      (await fetch(`${nginx.url}/sandbox/ledger/check`)).headers.get('content-type')?.includes('html') === true,
      'the control surface is reached',
    );
    await openPage(`${nginx.url}/login`, async (page) => {
      await page.getByRole('heading', { level: 1 }).waitFor();
    });
    held += 1;
  } finally {
    await nginx.stop();
    await provider.stop();
    removeDataDir(dataDir);
  }
}

const program = nginxProgram();
if (program === undefined) {
  console.log('nginx: skipped: nginx is not installed here and cannot be, so docs/deploy/nginx.conf was not tried');
} else {
  await check(program);
  for (const problem of problems) console.log(`FAIL ${problem}`);
  console.log(`nginx: ${held} passed, ${problems.length} failed`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}

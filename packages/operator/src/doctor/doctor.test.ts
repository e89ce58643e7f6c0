import { readConfiguration, type Configuration } from '@wallet/core/configuration/configuration';
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { createRequester, type DoctorResponse, type SendRequest } from './ask.ts';
import { describeViolation } from './checkInBrowser.ts';
import { checkConfiguration } from './checkConfiguration.ts';
import { checkOrigin } from './checkOrigin.ts';
import { checkPolicies, comparePolicies } from './checkPolicies.ts';
import { checkProvider } from './checkProvider.ts';
import { checkThirdParties } from './checkThirdParties.ts';

const example: object = JSON.parse(readFileSync(join(import.meta.dirname, '../../../../docs/deploy/config.example.json'), 'utf8'));
const ORIGIN = 'https://wallet.example';

function configure(change: object = {}): Configuration {
  const config = readConfiguration({ ...example, ...change });
  if (config === undefined) throw new Error('The example cannot be read.');
  return config;
}

const buildResponse = (status: number, text = '', headers: Readonly<Record<string, string>> = {}): DoctorResponse => ({
  status,
  text,
  headers: new Headers(headers),
  repeated: [],
});
const buildDeployed = (ask: SendRequest, config: Configuration | null = configure()) => ({ origin: ORIGIN, ask, askAnew: ask, config });

const sendRedirect: SendRequest = async () => buildResponse(308, '', { location: `${ORIGIN}/login?doctor=1` });
const run = promisify(execFile);
async function runDoctor(...args: readonly string[]): Promise<{ readonly code: unknown; readonly stderr: string }> {
  try {
    await run(process.execPath, [join(import.meta.dirname, 'main.ts'), ...args]);
    return { code: 0, stderr: '' };
  } catch (error) {
    const { code, stderr } = Object.assign({ code: null, stderr: '' }, error);
    return { code, stderr };
  }
}

it('exits with 2 if the address cannot be reached, or is http on another machine (DEP-020)', async () => {
  expect((await runDoctor('http://127.0.0.1:9')).code).toBe(2);
  expect(await runDoctor('http://wallet.example')).toEqual({
    code: 2,
    stderr: 'http://wallet.example is not an https address: http is only allowed on this machine.\n',
  });
  expect((await runDoctor()).code).toBe(2);
});

it('sends at most a hundred requests, and identical ones only once (DEP-020)', async () => {
  let sent = 0;
  const { ask, askAnew } = createRequester(async () => {
    sent += 1;
    return buildResponse(200);
  });
  await ask(`${ORIGIN}/a`);
  await ask(`${ORIGIN}/a`);
  expect(sent).toBe(1);
  for (let count = 1; count < 100; count += 1) await askAnew(`${ORIGIN}/a`);
  await expect(askAnew(`${ORIGIN}/a`)).rejects.toThrow('the limit of 100 requests is reached');
  expect(sent).toBe(100);
});

it('reports what each directive of a policy lacks and additionally allows (DEP-021)', () => {
  expect(
    comparePolicies("frame-src 'none'; img-src 'self' *", "frame-src https://kyc.example; img-src 'self'; trusted-types 'none'"),
  ).toEqual(['frame-src lacks https://kyc.example', "frame-src also allows 'none'", 'img-src also allows *', 'trusted-types is missing']);
  expect(comparePolicies("img-src 'self' data:", "img-src data: 'self'")).toEqual([]);
});

it.each([
  ['the placeholder of the printed policy', "script-src 'nonce-{N}'", 'FAIL'],
  ['no nonce', "script-src 'self'", 'PASS'],
])('checks the nonce of a policy that has %s (DEP-021)', async (_, policy, level) => {
  const ask: SendRequest = async () => buildResponse(200, '<script nonce="{N}"></script>', { 'content-security-policy': policy });
  const findings = await checkPolicies(buildDeployed(ask), { script: null, integrity: null, parts: [], font: null });
  expect(findings.find(({ id }) => id === 'nonce')?.level).toBe(level);
});

/** The level of the finding for a certificate that expires in the given number of days. */
const checkCertificateLevel = async (days: number, doubt = '') => {
  const findings = await checkOrigin(buildDeployed(sendRedirect), 'http://wallet.example', {
    validTo: new Date(Date.now() + days * 86_400_000 + 1000),
    doubt,
  });
  return findings.find(({ id }) => id === 'certificate')?.level;
};

it('warns about a certificate that expires within 14 days and fails an untrusted one (DEP-021)', async () => {
  expect([
    await checkCertificateLevel(14),
    await checkCertificateLevel(13),
    await checkCertificateLevel(-1),
    await checkCertificateLevel(60, 'self-signed certificate'),
  ]).toEqual(['PASS', 'WARN', 'FAIL', 'FAIL']);
});

it('accepts the example configuration and fails unknown members and an empty configuration (DEP-022)', async () => {
  const failed = async (value: unknown) => {
    const { findings } = await checkConfiguration(ORIGIN, async () => buildResponse(200, JSON.stringify(value)));
    return findings.filter(({ level }) => level === 'FAIL').map(({ id }) => id);
  };
  expect(await failed(example)).toEqual([]);
  expect(await failed({ ...example, colour: 'red' })).toEqual(['config']);
  expect(await failed({})).toEqual(['config']);
  expect((await checkConfiguration(ORIGIN, async () => buildResponse(404))).config).toBeNull();
});

it('checks that a provider on another origin allows requests from this origin (DEP-022)', async () => {
  const config = configure({ providerOrigin: 'https://api.example' });
  const allow = {
    'access-control-allow-origin': ORIGIN,
    'access-control-allow-methods': 'GET,POST,PUT,PATCH,DELETE',
    'access-control-allow-headers': 'authorization, idempotency-key, content-type',
  };
  const preflight = async (headers: Readonly<Record<string, string>>) => {
    const findings = await checkProvider(
      buildDeployed(async (_, { method } = {}) => buildResponse(method === 'OPTIONS' ? 204 : 401, '{"code": 401}', headers), config),
    );
    return findings.find(({ id }) => id === 'preflight');
  };
  expect((await preflight(allow))?.level).toBe('PASS');
  expect((await preflight({ ...allow, 'access-control-allow-origin': 'https://other.example' }))?.what).toBe(
    'it allows the origin "https://other.example"',
  );
});

it('only warns about a third party that cannot be reached (DEP-023)', async () => {
  const findings = await checkThirdParties(buildDeployed(async () => Promise.reject(new Error('no way'))));
  expect(new Set(findings.map(({ level }) => level))).toEqual(new Set(['WARN']));
  expect(findings.map(({ id }) => id).toSorted()).toEqual([
    'third.botCheck',
    'third.cardPayment',
    'third.chat',
    'third.identity',
    'third.pictures',
  ]);
});

it('names the key of config.json that allows what a browser refused (DEP-023)', () => {
  expect(describeViolation({ directive: 'trusted-types', address: 'trusted-types-policy', sample: 'goog#html|' })).toBe(
    'Trusted Types policy "goog#html": add it to trustedTypes of its port',
  );
  expect(describeViolation({ directive: 'style-src-attr', address: 'inline', sample: '' })).toBe(
    'style attributes: set styleAttributes of its port',
  );
  expect(
    describeViolation({ directive: 'require-trusted-types-for', address: 'trusted-types-sink', sample: 'Element innerHTML|<b>' }),
  ).toContain('set markup');
  expect(describeViolation({ directive: 'frame-src', address: 'https://other.example', sample: '' })).toBe(
    'frame-src blocked https://other.example',
  );
});

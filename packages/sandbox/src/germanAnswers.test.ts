import { checkProvider } from '@wallet/contract/conformance/checkProvider';
import { endpoints } from '@wallet/contract/registry';
import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { toConformanceRequest } from './testing/conformance.ts';
import { signInAs, DEMO } from './testing/customers.ts';
import { fuzzProvider } from './testing/fuzz/fuzzProvider.ts';
import { isOneProcess, type TestProvider } from './testing/openProvider.ts';
import { setUpProvider } from './testing/setUpProvider.ts';
import { translateStored } from './words/translateText.ts';

const provider = setUpProvider();

/** Codes have no language. Amounts are already formatted in German. */
const LANGUAGE_NEUTRAL = /^(?:[a-z_]+|[\d.,-]+ [A-Z0-9]+)$/;

function listTexts(value: unknown, path = ''): readonly (readonly [string, string])[] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]: [string, unknown]) => listTexts(member, `${path}.${name}`));
}

/** A provider that receives every request as German and collects what it answered in English. */
function createGermanProvider({ http, ...others }: TestProvider) {
  const english = new Map<string, string>();
  const asked = new Set<string>();
  const listening = new Hono();
  listening.all('*', async ({ req }) => {
    const headers = new Headers(req.raw.headers);
    headers.set('accept-language', 'de-DE,de;q=0.9,en;q=0.5');
    const answer = await http.fetch(new Request(req.raw, { headers }));
    const { pathname } = new URL(req.url);
    asked.add(`${req.method} ${pathname}`);
    const isJson = answer.headers.get('content-type')?.startsWith('application/json') === true;
    if (!pathname.startsWith('/api/') || !isJson) return answer;
    expect(answer.headers.get('content-language'), pathname).toBe('de');
    for (const [path, said] of listTexts(await answer.clone().json()))
      if (translateStored(said, 'de') !== said && !LANGUAGE_NEUTRAL.test(said)) english.set(`${req.method} ${pathname}${path}`, said);
    return answer;
  });
  return { provider: { ...others, http: listening }, english, asked };
}

it.runIf(isOneProcess)(
  'no call with a German Accept-Language returns an English text that the catalogue can translate (LANG-020, LANG-003, LANG-002)',
  async () => {
    const { provider: german, english, asked } = createGermanProvider(provider);
    const { access_token: token } = await signInAs(provider, DEMO);
    const sendRequest = toConformanceRequest(german);
    await checkProvider({ sendRequest, token, writes: true });
    const calls = endpoints
      .filter(({ root }) => root !== true)
      .map(({ method, path }) => ({ method: method.toUpperCase(), path: `/api/v1${path.replaceAll(/\{\w+\}/g, '1')}` }));
    for (const { method, path } of calls) await sendRequest(method, path, token, method === 'GET' ? undefined : {});
    await fuzzProvider(german, { requests: 300, seed: 68 });
    expect(Object.fromEntries(english)).toEqual({});
    expect(calls.filter(({ method, path }) => !asked.has(`${method} ${path}`))).toEqual([]);
  },
  120_000,
);

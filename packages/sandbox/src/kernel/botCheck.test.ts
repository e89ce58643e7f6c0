import { expect, it } from 'vitest';
import { createBotCheck } from './botCheck.ts';
import { initialSettings, type SettingValues } from './settings.ts';

const VERIFY = 'https://www.google.com/recaptcha/api/siteverify';

function createSettings(values: SettingValues) {
  const all = { ...initialSettings, bot_verify_url: VERIFY, bot_verify_secret: 'secret', ...values };
  const read = (key: string): unknown => Reflect.get(all, key);
  return {
    all: () => all,
    decimal: String,
    text: String,
    isOn: () => false,
    number: Number,
    optionalText: (key: string) => (typeof read(key) === 'string' ? String(read(key)) : null),
    list: (key: string): readonly string[] => {
      const value = read(key);
      return Array.isArray(value) ? value.map(String) : [];
    },
    entry: () => undefined,
    patch: async () => all,
    refresh: async () => undefined,
  };
}

/** A verification service that returns this verdict for every token; null when it does not respond. */
function createCheck(verdict: object | null, values: SettingValues = {}) {
  const requests: { readonly address: string; readonly body: string }[] = [];
  let now = 0;
  const checkBot = createBotCheck({
    settings: createSettings(values),
    origin: 'https://wallet.example',
    now: () => now,
    post: async (address, { body }) => {
      requests.push({ address, body: body instanceof URLSearchParams ? body.toString() : '' });
      if (verdict === null) throw new TypeError('fetch failed');
      return Response.json(verdict);
    },
  });
  const check = (token: string, address = '192.0.2.1') => checkBot(token, { action: 'login', address });
  return { check, requests, advance: (ms: number) => (now += ms) };
}

const goodVerdict = { success: true, action: 'login', hostname: 'wallet.example', score: 0.9 };

it('verifies the token with the secret and accepts a good one (RULE-059)', async () => {
  const { check, requests } = createCheck(goodVerdict);
  expect(await check('03A')).toBe(true);
  expect(requests).toEqual([{ address: VERIFY, body: 'secret=secret&response=03A' }]);
});

it.each([
  [0.5, true],
  [0.4, false],
])('accepts a score of %s: %s (RULE-059)', async (score, passes) => {
  expect(await createCheck({ ...goodVerdict, score }).check('03A')).toBe(passes);
});

it.each([
  ['a token that was used or is too old', { ...goodVerdict, success: false }],
  ['one for another action', { ...goodVerdict, action: 'sign_up' }],
  ['one of another host', { ...goodVerdict, hostname: 'evil.example' }],
])('refuses %s (RULE-059)', async (_, verdict) => {
  expect(await createCheck(verdict).check('03A')).toBe(false);
});

it('accepts the hosts of apps served from other origins (RULE-059)', async () => {
  const verdict = { ...goodVerdict, hostname: 'app.example' };
  expect(await createCheck(verdict, { cors_origins: ['https://app.example'] }).check('03A')).toBe(true);
});

it('refuses an empty token without a request, and only the test token when no service is set (RULE-059, API-005)', async () => {
  const { check, requests } = createCheck(goodVerdict);
  expect(await check('')).toBe(false);
  expect(requests).toEqual([]);
  const without = createCheck(goodVerdict, { bot_verify_url: null });
  expect([await without.check(''), await without.check('refused')]).toEqual([true, false]);
});

it('accepts ten tokens per address and minute while the service does not respond (RULE-059)', async () => {
  const { check, advance } = createCheck(null);
  for (let call = 1; call <= 10; call += 1) expect(await check('03A')).toBe(true);
  expect(await check('03A')).toBe(false);
  expect(await check('03A', '192.0.2.2')).toBe(true);
  advance(60_001);
  expect(await check('03A')).toBe(true);
});

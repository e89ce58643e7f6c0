import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { readConfiguration } from './configuration.ts';
import { findConfigurationFaults, findConfigurationWarnings } from './findConfigurationFaults.ts';

const shipped: object = JSON.parse(await readFile(new URL('../../../../app/public/config.json', import.meta.url), 'utf8'));

const ports = {
  monitoring: 'http',
  botCheck: { kind: 'recaptcha', siteKey: '6Lc1' },
  cardPayment: { publishableKey: 'pk_live_1' },
  identity: { kind: 'frame', origins: ['https://kyc.example'] },
};
const real = { ...shipped, origin: 'https://wallet.example', ports };

it('accepts a configuration with real services', () => {
  expect(findConfigurationFaults(real)).toEqual([]);
  expect(findConfigurationFaults({ ...real, addressLengths: { BTC: 62 } })).toEqual([]);
});

it.each([
  [
    { ports: { ...ports, cardPayment: { publishableKey: 'sk_live_1' } } },
    'config.json is public: ports.cardPayment.publishableKey is a secret key.',
  ],
  [{ awards: ['whsec_1'] }, 'config.json is public: awards[0] is a secret key.'],
  [{ addressLengths: { BTC: 34 } }, 'addressLengths.BTC: must be a whole number, at least 42.'],
  [{ colour: 'red' }, 'colour is no key of config.json.'],
  [
    { ports: { ...ports, cardPayment: { publishableKey: 'pk_1', element: 'card' } } },
    'ports.cardPayment.element is no key of config.json.',
  ],
  [{ imageOrigins: ['http://icons.example'] }, 'imageOrigins[0] is an http address: what is served there can be changed on its way.'],
  [
    { imageOrigins: ["https://icons.example; script-src 'unsafe-eval'"] },
    'imageOrigins[0]: must be an origin, such as https://wallet.example.',
  ],
  [{ origin: undefined }, 'origin is missing: name the https origin at which the app is served.'],
  [
    { ports: { ...ports, chat: { kind: 'intercom', appId: 'a', origin: 'https://wallet.example' } } },
    'ports.chat.origin is the app’s own origin: the chat’s script could read the session there. Name another.',
  ],
  [{ ports: { ...ports, identity: undefined } }, 'ports.identity is missing: name the origins of the identity host.'],
  [{ ports: { ...ports, identity: { kind: 'frame' } } }, 'ports.identity.origins is missing: name the origins of the identity host.'],
  [
    { ports: { ...ports, push: 'sandbox' } },
    'ports.push is a stand-in of the sandbox, which a real provider has not: name the real service.',
  ],
  [{ ports: { ...ports, botCheck: { kind: 'hcaptcha' } } }, 'ports.botCheck.kind: must be one of sandbox, recaptcha.'],
  [
    { ports: { ...ports, cardPayment: { publishableKey: 'pk_1', at: { script: ['http://127.0.0.1:5001/s.js'] } } } },
    'ports.cardPayment.at stands for the service’s own addresses: only a build with --doubles takes it.',
  ],
])('refuses %o and names the key and the reason (THIRD-007)', (change, fault) => {
  // Round trip through JSON, which drops undefined members.
  expect(findConfigurationFaults(JSON.parse(JSON.stringify({ ...real, ...change })))).toContain(fault);
});

it('reports all faults together (THIRD-007)', () => {
  const broken = { ...real, colour: 'red', imageOrigins: ['http://api.example'], ports: { ...ports, push: 'sandbox' } };
  expect(findConfigurationFaults(broken)).toHaveLength(3);
});

const configureDouble = (script: string) => ({
  ...real,
  ports: { ...ports, cardPayment: { publishableKey: 'pk_1', at: { script: [script] } } },
});

it('accepts loopback addresses, and no others, in a build with doubles (THIRD-080)', () => {
  expect(findConfigurationFaults(configureDouble('http://127.0.0.1:5001/s.js'), { takesDoubles: true })).toEqual([]);
  expect(findConfigurationFaults(configureDouble('https://js.example/s.js'), { takesDoubles: true })).toEqual([
    'ports.cardPayment.at.script[0] is no loopback address: doubles run on this machine.',
  ]);
});

it('accepts identity origins from the security section', () => {
  const config = { ...real, security: { identityOrigins: ['https://kyc.example'] }, ports: { ...ports, identity: { kind: 'frame' } } };
  expect(findConfigurationFaults(config)).toEqual([]);
});

it('accepts a chat without its own origin, with a warning (D-THIRD-07)', () => {
  const config = readConfiguration({ ...real, ports: { ...ports, chat: { kind: 'intercom', appId: 'a' } } });
  expect(config === undefined ? [] : findConfigurationWarnings(config)).toEqual([
    'ports.chat has no origin of its own, so there is no chat: the support form takes its place.',
  ]);
});

it.each(['http://api.example', 'http://localhost.example', 'http://127.0.0.1.example:80'])(
  'refuses a provider at %s (GUARD-015)',
  (providerOrigin) => {
    const issues: string[] = [];
    expect(readConfiguration({ ...real, providerOrigin }, issues)).toBeUndefined();
    expect(issues).toEqual(['- providerOrigin: must be https']);
  },
);

it.each(['', 'https://api.example', 'http://localhost:4173', 'http://127.0.0.1:4173', 'http://[::1]'])(
  'accepts a provider at "%s" (GUARD-015)',
  (providerOrigin) => {
    expect(readConfiguration({ ...real, providerOrigin })).toBeDefined();
  },
);

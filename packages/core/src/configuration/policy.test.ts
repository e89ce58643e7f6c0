import { expect, it } from 'vitest';
import { readServiceConfiguration, type ServiceConfiguration } from './configuration.ts';
import { groups, needsNewDocument } from './documents.ts';
import { buildHostedPages } from './buildHostedPages.ts';
import { hasUrlPrefix, partnerScript, getSources } from './partners.ts';
import { buildContentSecurityPolicy, buildPageHeaders, buildPermissionsPolicy } from './policy.ts';

function configure(ports: object, besides: object = {}): ServiceConfiguration {
  const issues: string[] = [];
  const configuration = { providerOrigin: '', ports: { monitoring: 'http', botCheck: { kind: 'sandbox' }, ...ports }, ...besides };
  const config = readServiceConfiguration(configuration, issues);
  if (config === undefined) throw new Error(issues.join('\n'));
  return config;
}

const shipped = configure({ chat: { kind: 'sandbox' } });
const configured = configure(
  {
    botCheck: { kind: 'recaptcha', siteKey: '6Lc1' },
    cardPayment: { publishableKey: 'pk_live_1' },
    identity: { kind: 'frame', origins: ['https://kyc.example'] },
    chat: { kind: 'intercom', appId: 'abc12345', region: 'eu', origin: 'https://chat.example' },
  },
  { origin: 'https://wallet.example' },
);

const findDirective = (config: ServiceConfiguration, path: string, name: string): string | undefined =>
  buildContentSecurityPolicy(config, path, 'N')
    .split('; ')
    .find((line) => line.startsWith(`${name} `));

it('frames only the identity hosts in the identity document and grants them camera and microphone (THIRD-001)', () => {
  expect(findDirective(configured, '/signup/kyc', 'frame-src')).toBe('frame-src https://kyc.example');
  expect(findDirective(configured, '/signup/kyc', 'trusted-types')).toBe("trusted-types 'none'");
  expect(buildPermissionsPolicy(configured, '/signup/kyc')).toBe(
    'camera=(self "https://kyc.example"), microphone=(self "https://kyc.example"), fullscreen=(self "https://kyc.example"), geolocation=(), payment=(), usb=()',
  );
});

it('keeps the common policy for every other document, whatever is configured (THIRD-001)', () => {
  for (const path of ['/assets', '/nowhere', '/cards', '/cards/newer', '/operation/topup/fiat/7', '/loginx', '/support']) {
    expect(buildContentSecurityPolicy(configured, path, 'N')).toBe(
      "default-src 'none'; script-src 'nonce-N' 'strict-dynamic'; style-src 'self' 'nonce-N'; img-src 'self' data: blob:; font-src 'self'; " +
        "connect-src 'self'; frame-src 'none'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; " +
        "require-trusted-types-for 'script'; trusted-types 'none'",
    );
    expect(buildPermissionsPolicy(configured, path)).toBe('camera=(self), microphone=(), geolocation=(), payment=(), usb=()');
  }
});

it('uses one policy for all documents as shipped, which frames its own origin for the stand-ins (THIRD-001)', () => {
  const policies = new Set(groups.map(({ example }) => buildContentSecurityPolicy(shipped, example, 'N')));
  expect(policies.size).toBe(1);
  expect([...policies][0]).toContain("frame-src 'self';");
});

it('adds the documented sources of each service to the documents of its group', () => {
  expect(findDirective(configured, '/login', 'connect-src')).toBe("connect-src 'self' https://www.google.com/recaptcha/");
  expect(findDirective(configured, '/signup/forgot-password/code', 'frame-src')).toBe(
    'frame-src https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/',
  );
  expect(findDirective(configured, '/', 'trusted-types')).toBe('trusted-types wallet-scripts default goog#html');
  expect(findDirective(configured, '/operation/topup/fiat/7/card/3', 'connect-src')).toBe("connect-src 'self' https://api.stripe.com");
  expect(findDirective(configured, '/cards/new/', 'frame-src')).toBe(
    'frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
  );
  expect(findDirective(configured, '/cards/new', 'style-src-attr')).toBe("style-src-attr 'unsafe-inline'");
  expect(findDirective(configured, '/support/form', 'frame-src')).toBe(
    'frame-src https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/ https://chat.example',
  );
});

it('allows wallets of the device only in card documents', () => {
  const config = configure({ cardPayment: { publishableKey: 'pk_live_1', wallets: true } });
  expect(buildPermissionsPolicy(config, '/cards/new')).toContain('payment=(self "https://js.stripe.com")');
  expect(buildPermissionsPolicy(config, '/assets')).toContain('payment=()');
});

it('includes the provider, image hosts and error reporting in every document', () => {
  const config = configure(
    { sentry: { dsn: 'https://abc123@errors.example/42' } },
    { providerOrigin: 'https://api.example', imageOrigins: ['https://icons.example'] },
  );
  expect(findDirective(config, '/assets', 'connect-src')).toBe("connect-src 'self' https://api.example https://errors.example");
  expect(findDirective(config, '/login', 'img-src')).toBe("img-src 'self' data: blob: https://api.example https://icons.example");
});

it('keeps Trusted Types and forbids eval and arbitrary hosts in every document (THIRD-002)', () => {
  const everything = configure(
    {
      botCheck: { kind: 'recaptcha', siteKey: 'k', markup: true, styleAttributes: true, trustedTypes: ['goog#html', 'x'] },
      cardPayment: { publishableKey: 'pk_live_1', markup: true, wallets: true, trustedTypes: ['stripe'] },
      identity: { kind: 'veriff', origins: ['https://alchemy.veriff.com'], permissions: ['camera', 'picture-in-picture'] },
      chat: { kind: 'intercom', appId: 'a', origin: 'https://chat.example' },
    },
    { origin: 'https://wallet.example', imageOrigins: ['https://icons.example'] },
  );
  for (const { example } of groups) {
    const headers = buildPageHeaders(everything, example, 'N');
    const policy = headers['content-security-policy'] ?? '';
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toContain('unsafe-eval');
    expect(policy.replace("style-src-attr 'unsafe-inline'", '')).not.toContain('unsafe-inline');
    expect(policy).not.toMatch(/ (?:https?|wss?|\*):?(?= |;|$)/);
    expect(policy).not.toMatch(/ \*(?= |;|$)/);
    expect(headers).not.toHaveProperty('cross-origin-embedder-policy');
  }
});

it('requires a new document where the services differ, and never as shipped (THIRD-004)', () => {
  const pairs: readonly (readonly [string, string, boolean])[] = [
    ['/login', '/signup', false],
    ['/login', '/assets', true],
    ['/assets', '/cards', false],
    ['/cards', '/cards/new', true],
    ['/support', '/support/form', true],
    ['/login', '/support/form', true],
  ];
  for (const [from, to, differs] of pairs) {
    expect(needsNewDocument(configured, from, to)).toBe(differs);
    expect(needsNewDocument(shipped, from, to)).toBe(false);
  }
  const withoutChat = configure({ botCheck: { kind: 'recaptcha', siteKey: 'k' } });
  expect(needsNewDocument(withoutChat, '/login', '/support/form')).toBe(false);
});

it('allows a script only from the addresses of its own service (THIRD-003)', () => {
  const { scriptPlaces } = getSources(configured, 'cardPayment');
  expect(hasUrlPrefix('https://js.stripe.com/endive/fingerprinted/x.js', scriptPlaces)).toBe(true);
  expect(hasUrlPrefix('https://m.js.stripe.com/x.js', scriptPlaces)).toBe(true);
  for (const address of ['https://js.stripe.com.evil.example/x.js', 'https://evil-js.stripe.com/x.js', 'http://a.js.stripe.com/', '/x.js'])
    expect(hasUrlPrefix(address, scriptPlaces)).toBe(false);
  expect(hasUrlPrefix('https://www.google.com/evil.js', getSources(configured, 'botCheck').scriptPlaces)).toBe(false);
});

it('passes key, language and Trusted Types to the script of the bot check (THIRD-035)', () => {
  expect(partnerScript(configured, 'botCheck', 'de')).toBe('https://www.google.com/recaptcha/api.js?render=6Lc1&hl=de&trustedtypes=true');
  expect(partnerScript(shipped, 'botCheck', 'de')).toBeNull();
});

it('limits the chat page to the hosts of its region and lets only the app frame it (THIRD-053)', () => {
  const [chat] = buildHostedPages(configured);
  const policy = chat?.headers('N')['content-security-policy'] ?? '';
  expect(policy).toContain('https://api-iam.eu.intercom.io');
  expect(policy).not.toMatch(/api-iam\.(?:au\.)?intercom\.io|nexus-websocket-a|australia/);
  expect(policy).toContain('frame-ancestors https://wallet.example');
  expect(chat?.config).toEqual({ app: 'https://wallet.example', appId: 'abc12345', region: 'eu' });
  expect(buildHostedPages(shipped)).toEqual([]);
});

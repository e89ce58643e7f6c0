import { expect, it } from 'vitest';
import { buildSecurityText } from './writeProviderBuild.ts';

const STAMP = { version: 'v1.0.0', commit: 'abc', builtAt: '2026-11-24T00:00:00Z' };

it('writes security.txt only if the configuration has a contact for vulnerabilities (GUARD-019)', () => {
  const origin = 'https://wallet.example';
  expect(buildSecurityText({ origin, security: { contact: 'mailto:security@wallet.example' } }, STAMP)).toBe(
    'Contact: mailto:security@wallet.example\nExpires: 2027-05-23T00:00:00.000Z\nPreferred-Languages: en\nCanonical: https://wallet.example/.well-known/security.txt\n',
  );
  expect(buildSecurityText({ origin, security: {} }, STAMP)).toBeUndefined();
  expect(buildSecurityText({ origin }, STAMP)).toBeUndefined();
});

import { checkNewPassword } from '@wallet/core/validation/passwords';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { digestPassword, matchesDigest } from '../../kernel/customer/passwordDigest.ts';
import { makeTemporaryPassword } from './newPassword.ts';

it('property: every temporary password has 12 characters and meets the criteria (RULE-014)', () => {
  fc.assert(
    fc.property(fc.constant(null), () => {
      const password = makeTemporaryPassword();
      expect(password).toHaveLength(12);
      expect(checkNewPassword(password)).toBeNull();
    }),
    { numRuns: 1000 },
  );
});

it('stores a password as Argon2id with 19 MiB and 2 passes, with a fresh salt each time (RULE-012)', async () => {
  const [one, two] = [await digestPassword('Halden2026'), await digestPassword('Halden2026')];
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(one).not.toBe(two);
  expect(await matchesDigest(one, 'Halden2026')).toBe(true);
  expect(await matchesDigest(one, 'halden2026')).toBe(false);
  expect(await matchesDigest(null, 'Halden2026')).toBe(false);
});

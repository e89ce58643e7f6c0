import { expect, it } from 'vitest';
import { hashPassword, matchesPasswordHash } from './passwordHash.ts';

it('uses a new salt of 16 bytes and returns a hash of 32 bytes (SES-008, D-SES-03)', async () => {
  const first = await hashPassword('Abcdefg1');
  const [salt = '', hash = ''] = first.split('.');
  expect([atob(salt).length, atob(hash).length]).toEqual([16, 32]);
  expect(await hashPassword('Abcdefg1')).not.toBe(first);
});

it('matches a hash made by PBKDF2 with SHA-512 and 10000 iterations (LIM-035, LIM-036, LIM-037)', async () => {
  const stored = 'AAECAwQFBgcICQoLDA0ODw==.UYO17TELXvaTdlW+S6ClcYAyKd0+ztIMZ3pimzhdn7k=';
  expect(await matchesPasswordHash('Abcdefg1', stored)).toBe(true);
  expect(await matchesPasswordHash('Abcdefg2', stored)).toBe(false);
});

it('returns false for an unreadable hash (D-BIO-08)', async () => {
  for (const stored of ['', '.', 'x', '%%%.abc']) expect(await matchesPasswordHash('Abcdefg1', stored)).toBe(false);
});

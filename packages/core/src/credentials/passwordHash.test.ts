import { expect, it } from 'vitest';
import { hashPassword, passwordMatchesHash } from './passwordHash.ts';

it('hashes with a new salt of 16 bytes into 32 bytes (SES-008, D-SES-03)', async () => {
  const first = await hashPassword('Abcdefg1');
  const [salt = '', hash = ''] = first.split('.');
  expect([atob(salt).length, atob(hash).length]).toEqual([16, 32]);
  expect(await hashPassword('Abcdefg1')).not.toBe(first);
});

it('makes what PBKDF2 with SHA-512 and 10000 iterations makes (LIM-035, LIM-036, LIM-037)', async () => {
  const stored = 'AAECAwQFBgcICQoLDA0ODw==.UYO17TELXvaTdlW+S6ClcYAyKd0+ztIMZ3pimzhdn7k=';
  expect(await passwordMatchesHash('Abcdefg1', stored)).toBe(true);
  expect(await passwordMatchesHash('Abcdefg2', stored)).toBe(false);
});

it('matches nothing with a hash that cannot be read (D-BIO-08)', async () => {
  for (const stored of ['', '.', 'x', '%%%.abc']) expect(await passwordMatchesHash('Abcdefg1', stored)).toBe(false);
});

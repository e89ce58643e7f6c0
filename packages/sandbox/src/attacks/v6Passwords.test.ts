import { argon2Sync, randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { isKnownPassword } from '../features/passwords/knownPasswords.ts';
import { restoreRealArgon2 } from '../testing/argon2.ts';
import { createCustomer, createSession, changePassword } from '../testing/customers.ts';
import { setUpProvider } from '../testing/setUpProvider.ts';

const provider = setUpProvider();

describe('a known or guessable password is refused (GUARD-013, RULE-055)', () => {
  it.each([
    'Qwerty123456',
    'Halden2027',
    'Wallet123',
    'Abcd123456',
    'Password2026',
    'Aa111111',
    'P@ssw0rd2026',
    '1Sunshine!',
    'B1tcoin2026',
  ])('%s', async (password) => {
    const { token, password: old } = await createSession(provider, 'verified');
    const answer = await changePassword(provider, token, old, password);
    expect(answer).toMatchObject({ status: 422, json: { fields: { 'new_password.first': ['Choose another password'] } } });
  });
});

const alice = { username: '+37060012345', dossier: null };

it('a password made of the customer’s own name is refused (GUARD-013, RULE-055)', async () => {
  // Uncommon names. Those of a preset may be among the known passwords themselves.
  const personal = { givenName: 'Gintautas', familyName: 'Kestutaitis' };
  const { id } = await createCustomer(provider, 'verified', { dossier: { personal } });
  const owner = await provider.database
    .selectFrom('customer')
    .select(['username', 'dossier'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const { givenName, familyName } = owner.dossier?.personal ?? {};
  expect(isKnownPassword(`${givenName}2031`, owner)).toBe(true);
  expect(isKnownPassword(`12${familyName}!`, owner)).toBe(true);
  expect(isKnownPassword(`${givenName}2031`, { ...owner, dossier: null })).toBe(false);
});

it('a password made of the customer’s own phone digits is refused (GUARD-013, RULE-055)', () => {
  expect(isKnownPassword('Xk6001234!', alice)).toBe(true);
  expect(isKnownPassword('Xk600123!q', alice)).toBe(false);
});

it.each(['Nordic2031x', 'Brand7New!', 'FjordHarbour7', 'correct7Horse'])('%s is still accepted (GUARD-013, RULE-055)', (password) => {
  expect(isKnownPassword(password, alice)).toBe(false);
});

it('a weaker digest still verifies, and is renewed when the right password is entered (GUARD-020)', async () => {
  restoreRealArgon2();
  const { id, username, password } = await createCustomer(provider, 'empty');
  const salt = randomBytes(16);
  const tag = argon2Sync('argon2id', { message: password, nonce: salt, parallelism: 1, memory: 1024, passes: 1, tagLength: 32 });
  const weak = `$argon2id$v=19$m=1024,t=1,p=1$${salt.toString('base64url')}$${tag.toString('base64url')}`;
  await provider.database.updateTable('customer').set({ password_digest: weak }).where('id', '=', id).execute();
  const readDigest = async () =>
    (await provider.database.selectFrom('customer').select('password_digest').where('id', '=', id).executeTakeFirstOrThrow())
      .password_digest;
  const signIn = (tried: string) => provider.request('POST', '/sign_in', { body: { username, password: tried } });
  expect((await signIn('Wrong2026')).status).toBe(401);
  expect(await readDigest()).toBe(weak);
  expect((await signIn(password)).status).toBe(200);
  expect(await readDigest()).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect((await signIn(password)).status).toBe(200);
});

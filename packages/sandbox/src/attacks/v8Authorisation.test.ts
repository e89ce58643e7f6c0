import { endpoints } from '@wallet/contract/registry';
import { SignJWT, decodeJwt, decodeProtectedHeader, generateKeyPair, type JWTPayload } from 'jose';
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Holder } from '../testing/bankTransfers.ts';
import { createPasskeyHelpers } from '../testing/passkeys.ts';
import { createBody, toRoute } from '../testing/sampleCalls.ts';
import { setUpProvider } from '../testing/setUpProvider.ts';
import { createTransferHelpers } from '../testing/transfers.ts';

const provider = setUpProvider();
let victim: Holder;
let attacker: Holder;
let forged: Readonly<Record<string, string>>;
let idsOfVictim: Readonly<Record<string, string>>;

beforeAll(async () => {
  const transfers = createTransferHelpers(provider);
  const rich = { balances: { EUR: '1000.00', ETH: '10.00', USDC: '500.00' } };
  victim = await transfers.newHolder('verified', rich);
  attacker = await transfers.newHolder('verified', rich);
  forged = await createForgeries(victim.token);
  const order = await provider.database.selectFrom('orders').select('id').where('customer_id', '=', victim.id).executeTakeFirstOrThrow();
  const card = await provider.database.selectFrom('card').select('id').where('customer_id', '=', victim.id).executeTakeFirst();
  const [device, own, trusted] = await Promise.all([
    provider.database.selectFrom('token_family').select('id').where('customer_id', '=', victim.id).executeTakeFirstOrThrow(),
    createPasskeyHelpers(provider).make(victim.username),
    provider.database
      .insertInto('trusted_recipient')
      .values({ customer_id: victim.id, kind: 'iban', value: 'DE89370400440532013000', created_at: provider.services.clock.now() })
      .returning('id')
      .executeTakeFirstOrThrow(),
  ]);
  idsOfVictim = {
    account: String(victim.eth),
    order: String(order.id),
    card: String(card?.id ?? 1),
    device: device.id,
    passkey: own.id,
    trusted: String(trusted.id),
  };
}, 60_000);

const encoded = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** The victim's own claims, signed with anything but the provider's key. */
async function createForgeries(token: string) {
  const claims: JWTPayload = decodeJwt(token);
  const header = { ...decodeProtectedHeader(token), alg: 'EdDSA' };
  const [, payload = '', signature = ''] = token.split('.');
  const { privateKey } = await generateKeyPair('EdDSA', { crv: 'Ed25519' });
  const secret = new TextEncoder().encode('the public key as a secret, of 32 bytes at least');
  return {
    'no token': '',
    'alg none': `${encoded({ ...header, alg: 'none' })}.${payload}.`,
    'another key': await new SignJWT(claims).setProtectedHeader(header).sign(privateKey),
    'a secret in place of the key': await new SignJWT(claims).setProtectedHeader({ ...header, alg: 'HS256' }).sign(secret),
    'other claims under the old signature': `${encoded(header)}.${encoded({ ...claims, sub: '1' })}.${signature}`,
  };
}

const closed = endpoints.filter(({ access, root }) => access !== 'public' && root !== true);

describe.each(['no token', 'alg none', 'another key', 'a secret in place of the key', 'other claims under the old signature'])(
  'with %s',
  (name) => {
    it.each(closed.map((endpoint) => [toRoute(endpoint), endpoint] as const))(
      '%s is refused (GUARD-026, SES-010)',
      async (_route, endpoint) => {
        const token = forged[name] ?? '';
        const answer = await provider.request(endpoint.method.toUpperCase(), endpoint.path.replaceAll(/\{\w+\}/g, '1'), {
          ...(token === '' ? {} : { token }),
          key: randomUUID(),
          body: createBody(endpoint),
        });
        expect(answer).toMatchObject({ status: 401, json: { code: 401_002 } });
      },
    );
  },
);

/** What the id in each path identifies. Symbols, networks and tokens of links belong to no customer. */
const kinds: readonly (readonly [RegExp, keyof typeof idsOfVictim])[] = [
  [/^\/search\/orders\/|^\/travel_rule|\/orders?\//, 'order'],
  [/card/, 'card'],
  [/^\/devices\//, 'device'],
  [/^\/passkeys\//, 'passkey'],
  [/trusted/, 'trusted'],
  [/^\/(?:accounts|wallets|tokens)\//, 'account'],
];
const foreign = closed.filter(({ path }) => /\{\w*[iI]d\}/.test(path));

describe('with an id of another customer', () => {
  it.each(foreign.map((endpoint) => [toRoute(endpoint), endpoint] as const))(
    '%s neither shows nor changes their data (GUARD-026)',
    async (_route, endpoint) => {
      const kind = kinds.find(([pattern]) => pattern.test(endpoint.path))?.[1] ?? 'account';
      const before = await readState(victim.id);
      const answer = await provider.request(
        endpoint.method.toUpperCase(),
        endpoint.path.replaceAll(/\{\w*[iI]d\}/g, idsOfVictim[kind] ?? '1'),
        {
          token: attacker.token,
          key: randomUUID(),
          body: createBody(endpoint),
        },
      );
      // Another customer's card counts as already deleted (API-030).
      expect(answer.status === 204 ? endpoint.id : answer.status >= 400 ? 'refused' : answer.text).toBe(
        answer.status === 204 ? 'API-030' : 'refused',
      );
      expect(await readState(victim.id)).toEqual(before);
    },
  );
});

async function readState(customerId: number): Promise<unknown> {
  const { database } = provider;
  const [accounts, orders, cards, sessions, passkeys, trusted] = await Promise.all([
    database.selectFrom('account').select(['id', 'available', 'locked']).where('customer_id', '=', customerId).orderBy('id').execute(),
    database.selectFrom('orders').select(['id', 'status']).where('customer_id', '=', customerId).orderBy('id').execute(),
    database.selectFrom('card').select(['id', 'status', 'deleted_at']).where('customer_id', '=', customerId).orderBy('id').execute(),
    database.selectFrom('token_family').select(['id', 'revoked_at']).where('customer_id', '=', customerId).orderBy('id').execute(),
    database.selectFrom('passkey').select(['id', 'name']).where('customer_id', '=', customerId).orderBy('id').execute(),
    database.selectFrom('trusted_recipient').select(['id', 'removed_at']).where('customer_id', '=', customerId).orderBy('id').execute(),
  ]);
  return { accounts, orders, cards, sessions, passkeys, trusted };
}

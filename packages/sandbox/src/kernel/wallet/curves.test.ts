import { secp256k1 } from '@noble/curves/secp256k1.js';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { setUpProvider } from '../../testing/setUpProvider.ts';
import { OUTSIDE, createTransferHelpers } from '../../testing/transfers.ts';
import { createSigningDigest, isSignedBy } from './curves.ts';

const sha256 = (bytes: string | Buffer): Buffer => createHash('sha256').update(bytes).digest();

it('accepts the signature of the worked example, but not a high s or another length (RULE-057)', () => {
  const key = Buffer.alloc(32);
  key[31] = 1;
  const publicKey = Buffer.from(secp256k1.getPublicKey(key)).toString('base64');
  const digest = sha256('wallet');
  expect(digest.toString('base64')).toBe('6NRAUIc9uoZap8Fwq0zOZNkIOaNNz9bPcdFOAgVEOxs=');
  const signature = Buffer.from('4vnNRAh8N0RDgHiydfSnRh+/uD+kdH/JqehYMGQdJ/NMVgaVrGaC6Z2O34llB0aCMLvKQCgsNK9FGqXz2viLEA==', 'base64');
  expect(isSignedBy('secp256k1', publicKey, digest, signature)).toBe(true);
  const { r, s } = secp256k1.Signature.fromBytes(signature);
  const high = new secp256k1.Signature(r, secp256k1.Point.Fn.ORDER - s).toBytes();
  expect(isSignedBy('secp256k1', publicKey, digest, Buffer.from(high))).toBe(false);
  expect(isSignedBy('secp256k1', publicKey, digest, signature.subarray(1))).toBe(false);
  expect(isSignedBy('secp256k1', publicKey, digest, Buffer.alloc(64))).toBe(false);
});

it('signs the digest that its network defines (RULE-057)', () => {
  expect(createSigningDigest('secp256k1', 'BTC', 'tx')).toEqual(sha256(sha256('tx')));
  expect(createSigningDigest('secp256k1', 'USDC', 'tx')).toEqual(Buffer.from(keccak_256(Buffer.from('tx'))));
  expect(createSigningDigest('P-256', 'BTC', 'tx')).toEqual(sha256('tx'));
});

describe('a wallet whose network signs on secp256k1', () => {
  const provider = setUpProvider();
  const coins = createTransferHelpers(provider);
  beforeAll(async () => {
    await provider.control('PATCH', '/settings', { signing_curves: { BTC: 'secp256k1', ETH: 'secp256k1' } });
  }, 60_000);

  it('signs and sends on its curve, tokens on that of ETH, with hashes as the network writes them (RULE-057, RULE-058)', async () => {
    const holder = await coins.newHolder('empty', { balances: { BTC: '1.0', USDC: '100', ETH: '0.1' } });
    const bitcoin = coins.read(await coins.prepare(holder, { account: holder.wallet, to: OUTSIDE.BTC }));
    expect(bitcoin.curve).toBe('secp256k1');
    const sent = await coins.send(holder, await coins.signedBody(holder, bitcoin), `/wallets/${holder.wallet}/send`);
    const token = coins.read(await coins.prepareToken(holder));
    expect(token.curve).toBe('secp256k1');
    const sentToken = await coins.send(holder, await coins.signedBody(holder, token), `/tokens/${holder.usdc}/send`);
    expect([sent.status, sentToken.status]).toEqual([201, 201]);
    const hashOf = async (answer: typeof sent): Promise<string | undefined> => {
      const { summary } = await coins.readOrder(holder.token, answer);
      return summary.flatMap(({ rows }) => rows).find(({ name }) => name === 'Transaction hash')?.value;
    };
    expect(await hashOf(sent)).toMatch(/^[0-9a-f]{64}$/);
    expect(await hashOf(sentToken)).toMatch(/^0x[0-9a-f]{64}$/);
  });

  it('refuses what another key or curve signed (RULE-057)', async () => {
    const holder = await coins.newHolder('empty', { balances: { ETH: '1.0' } });
    const operation = coins.read(await coins.prepare(holder));
    const body = await coins.signedBody(holder, operation);
    const digest = Buffer.from(operation.sign[0] ?? '', 'base64');
    const foreign = Buffer.from(secp256k1.sign(digest, secp256k1.keygen().secretKey, { prehash: false })).toString('base64');
    const answer = await coins.send(holder, { ...body, signatures: [foreign] });
    expect(answer).toMatchObject({ status: 400, json: { message: 'The signature is not valid' } });
  });

  it('refuses an unknown curve or network (RULE-057)', async () => {
    for (const signing_curves of [{ BTC: 'ed25519' }, { DOGE: 'secp256k1' }, 'secp256k1']) {
      expect((await provider.control('PATCH', '/settings', { signing_curves })).status).toBe(400);
    }
  });
});

import { secp256k1 } from '@noble/curves/secp256k1.js';
import { createCipheriv, createDecipheriv, createHash, generateKeyPairSync, randomBytes, verify } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import { openTestWrapper } from '../../testing/openTestWrapper.ts';
import { browserSigning } from './browserSigning.ts';
import { createWrapperSigning } from './createWrapperSigning.ts';

const boxKey = randomBytes(32);
const box = boxKey.toString('base64');
const uuid = 'b0f5c0de-0000-4000-8000-000000000001';

/** Seals a key as the provider does (api.md 3.17). */
function sealOperation(key: Uint8Array, digest: Uint8Array, curve?: string) {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', boxKey, iv);
  cipher.setAAD(Buffer.from(uuid));
  const bytes = Buffer.concat([iv, cipher.update(key), cipher.final(), cipher.getAuthTag()]);
  const operation = { uuid, key: bytes.toString('base64'), sign: [Buffer.from(digest).toString('base64')], tx: 'tx' };
  return curve === undefined ? operation : { ...operation, curve };
}

function openPayload(payload: string): unknown {
  const bytes = Buffer.from(payload, 'base64');
  const decipher = createDecipheriv('aes-256-gcm', boxKey, bytes.subarray(0, 12));
  decipher.setAAD(Buffer.from(uuid));
  decipher.setAuthTag(bytes.subarray(-16));
  return JSON.parse(Buffer.concat([decipher.update(bytes.subarray(12, -16)), decipher.final()]).toString());
}

const digest = createHash('sha256').update('wallet').digest();
const privateKeyOne = Buffer.alloc(32);
privateKeyOne[31] = 1;
const WORKED_SIGNATURE = '4vnNRAh8N0RDgHiydfSnRh+/uD+kdH/JqehYMGQdJ/NMVgaVrGaC6Z2O34llB0aCMLvKQCgsNK9FGqXz2viLEA==';

it('signs on P-256 in the page when the operation names no curve (THIRD-070, SEND-042)', async () => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const operation = sealOperation(privateKey.export({ type: 'pkcs8', format: 'der' }), digest);
  const signed = await browserSigning.sign(operation, box);
  const signature = Buffer.from(signed?.signatures[0] ?? '', 'base64');
  expect(verify('sha256', digest, { key: publicKey, dsaEncoding: 'ieee-p1363' }, signature)).toBe(true);
  expect(signed).toMatchObject({ uuid, tx: 'tx' });
});

it('reproduces the worked example on secp256k1 in the page and seals a sale (THIRD-070, RULE-057)', async () => {
  const operation = sealOperation(privateKeyOne, digest, 'secp256k1');
  expect(await browserSigning.sign(operation, box)).toEqual({ uuid, tx: 'tx', signatures: [WORKED_SIGNATURE] });
  expect(openPayload((await browserSigning.seal(operation, box)) ?? '')).toEqual({ tx: 'tx', signatures: [WORKED_SIGNATURE] });
});

it('refuses an unknown curve and a key sealed for another box (THIRD-070)', async () => {
  await expect(browserSigning.sign(sealOperation(privateKeyOne, digest, 'ed25519'), box)).rejects.toThrow('ed25519');
  await expect(browserSigning.sign(sealOperation(privateKeyOne, digest, '__proto__'), box)).rejects.toThrow('cannot sign');
  await expect(browserSigning.sign(sealOperation(privateKeyOne, digest), randomBytes(32).toString('base64'))).rejects.toThrow();
});

it.each([
  ['after the last signature', 'secp256k1', privateKeyOne],
  ['when it is not a valid key', 'secp256k1', Buffer.alloc(31, 7)],
  ['when it is unreadable', 'P-256', Buffer.alloc(32, 7)],
])('overwrites the opened key %s (THIRD-070)', async (_, curve, key) => {
  const decrypt = vi.spyOn(crypto.subtle, 'decrypt');
  await browserSigning.sign(sealOperation(key, digest, curve), box).catch(() => undefined);
  const opened = await decrypt.mock.results[0]?.value;
  expect(Buffer.from(opened)).toEqual(Buffer.alloc(key.length));
  decrypt.mockRestore();
});

it(`passes the sealed key and the box's key to a capable wrapper and opens nothing in the page (THIRD-071)`, async () => {
  const decrypt = vi.spyOn(crypto.subtle, 'decrypt');
  const { wrapper, questions } = openTestWrapper(({ id }) => ({ wallet: 1, id, signatures: [WORKED_SIGNATURE] }));
  const signing = createWrapperSigning(wrapper, browserSigning);
  const operation = sealOperation(privateKeyOne, digest, 'secp256k1');
  expect(await signing.sign(operation, box)).toEqual({ uuid, tx: 'tx', signatures: [WORKED_SIGNATURE] });
  expect(questions).toMatchObject([
    { ask: 'sign', uuid, key: operation.key, sign: operation.sign, tx: 'tx', curve: 'secp256k1', boxKey: box },
  ]);
  expect(openPayload((await signing.seal(operation, box)) ?? '')).toEqual({ tx: 'tx', signatures: [WORKED_SIGNATURE] });
  expect(decrypt).not.toHaveBeenCalled();
  decrypt.mockRestore();
});

it('returns null when the customer refuses in the wrapper and fails when the wrapper cannot sign (THIRD-071)', async () => {
  const refused = openTestWrapper(({ id }) => ({ wallet: 1, id, refused: true }));
  expect(await createWrapperSigning(refused.wrapper, browserSigning).sign(sealOperation(privateKeyOne, digest), box)).toBeNull();
  expect(await createWrapperSigning(refused.wrapper, browserSigning).seal(sealOperation(privateKeyOne, digest), box)).toBeNull();
  const failed = openTestWrapper(({ id }) => ({ wallet: 1, id, failed: true }));
  await expect(createWrapperSigning(failed.wrapper, browserSigning).sign(sealOperation(privateKeyOne, digest), box)).rejects.toThrow(
    'not signed',
  );
});

it('signs in the page when the wrapper does not support the message (THIRD-071)', async () => {
  const older = { ask: vi.fn(), knows: async () => false };
  const signed = await createWrapperSigning(older, browserSigning).sign(sealOperation(privateKeyOne, digest, 'secp256k1'), box);
  expect(signed?.signatures).toEqual([WORKED_SIGNATURE]);
  expect(older.ask).not.toHaveBeenCalled();
  expect(secp256k1.verify(Buffer.from(WORKED_SIGNATURE, 'base64'), digest, secp256k1.getPublicKey(privateKeyOne), { prehash: false })).toBe(
    true,
  );
});

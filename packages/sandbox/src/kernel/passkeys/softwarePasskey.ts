import type { PasskeyAssertion } from '@wallet/contract/access/passkeys';
import { createHash, createPrivateKey, createPublicKey, sign } from 'node:crypto';
import type { Database } from '../../database/openDatabase.ts';
import { findFreeName, readPasskeys, getUserHandle } from './passkeyRows.ts';
import { generateUuid } from '../../ports/ids.ts';
import { generateBytes, generatePrivateKey } from '../../ports/chance.ts';

/**
 * A passkey of the sandbox's own authenticator, in the form that a browser's virtual authenticator accepts (base64url; PKCS#8 and SPKI,
 * P-256).
 */
export type SoftwarePasskey = {
  readonly id: string;
  readonly credentialId: string;
  readonly userHandle: string;
  readonly rpId: string;
  readonly privateKey: string;
  readonly publicKey: string;
};

/** Encodes a point on P-256 as a COSE key with ES256 (RFC 9053 §7.1.1), as an authenticator does. */
function encodeCoseKey(x: string, y: string): string {
  const point = [Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')] as const;
  // map(5): 1 → 2 (EC2), 3 → -7 (ES256), -1 → 1 (P-256), -2 → x, -3 → y
  const head = Buffer.from('a5010203262001', 'hex');
  return Buffer.concat([head, Buffer.from('215820', 'hex'), point[0], Buffer.from('225820', 'hex'), point[1]]).toString('base64url');
}

/** Creates a passkey whose private key the sandbox stores, in place of an authenticator, for tests and presets. */
export async function createSoftwarePasskey(
  transaction: Database,
  { customerId, rpId, name }: { readonly customerId: number; readonly rpId: string; readonly name: string },
  now: Date,
): Promise<SoftwarePasskey> {
  const key = generatePrivateKey('P-256');
  const { x = '', y = '' } = createPublicKey(key).export({ format: 'jwk' });
  const privateKey = key.export({ type: 'pkcs8', format: 'der' }).toString('base64url');
  const credentialId = generateBytes(32).toString('base64url');
  const id = generateUuid();
  const passkeys = await readPasskeys(transaction, customerId);
  await transaction
    .insertInto('passkey')
    .values({
      id,
      customer_id: customerId,
      name: findFreeName(
        name,
        passkeys.map((other) => other.name),
      ),
      credential_id: credentialId,
      public_key: encodeCoseKey(x, y),
      counter: 0n,
      transports: JSON.stringify(['internal']),
      backed_up: false,
      created_at: now,
    })
    .execute();
  await transaction
    .insertInto('software_passkey')
    .values({ credential_id: credentialId, customer_id: customerId, private_key: privateKey })
    .execute();
  return {
    id,
    credentialId,
    userHandle: await getUserHandle(transaction, customerId),
    rpId,
    privateKey,
    publicKey: createPublicKey(key).export({ type: 'spki', format: 'der' }).toString('base64url'),
  };
}

/** What an authenticator is requested to sign, valid or not. */
export type SignatureRequest = {
  readonly challenge: string;
  readonly origin: string;
  readonly rpId: string;
  readonly userPresent: boolean;
  readonly userVerified: boolean;
  readonly counter: number;
  readonly crossOrigin: boolean;
};

/** Signs as an authenticator does (WebAuthn §6.3.3), with the software passkey's key and without checking the request. */
export function signAssertion(
  { credentialId, privateKey, userHandle }: Pick<SoftwarePasskey, 'credentialId' | 'privateKey' | 'userHandle'>,
  { challenge, origin, rpId, userPresent, userVerified, counter, crossOrigin }: SignatureRequest,
): PasskeyAssertion {
  const clientData = Buffer.from(JSON.stringify({ type: 'webauthn.get', challenge, origin, crossOrigin }));
  const counterBytes = Buffer.alloc(4);
  counterBytes.writeUInt32BE(counter);
  const flags = Buffer.from([(userPresent ? 0x01 : 0) | (userVerified ? 0x04 : 0)]);
  const authenticatorData = Buffer.concat([createHash('sha256').update(rpId).digest(), flags, counterBytes]);
  const key = createPrivateKey({ key: Buffer.from(privateKey, 'base64url'), format: 'der', type: 'pkcs8' });
  const signature = sign('sha256', Buffer.concat([authenticatorData, createHash('sha256').update(clientData).digest()]), key);
  return {
    id: credentialId,
    rawId: credentialId,
    type: 'public-key',
    response: {
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: authenticatorData.toString('base64url'),
      signature: signature.toString('base64url'),
      userHandle,
    },
    authenticatorAttachment: 'platform',
    clientExtensionResults: {},
  };
}

import { calculateJwkThumbprint, exportJWK, generateKeyPair, SignJWT } from 'jose';
import { createHash, randomUUID } from 'node:crypto';
import type { Answer, ProviderClient, RequestOptions } from './openProvider.ts';
import { readMachineTime } from './testTime.ts';

const ORIGIN = 'http://localhost:4173';

export type ProofParts = {
  readonly token?: string;
  readonly method?: string;
  readonly path?: string;
  readonly claims?: object;
  readonly header?: object;
};

/** A device with its own key. Makes valid proofs, or invalid ones by overriding parts. */
export async function openProver() {
  const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true });
  const jwk = await exportJWK(publicKey);
  const prove = ({ token, method = 'POST', path = '/sign_in', claims = {}, header = {} }: ProofParts = {}): Promise<string> =>
    new SignJWT({
      htm: method,
      htu: `${ORIGIN}/api/v1${path}`,
      jti: randomUUID(),
      iat: Math.floor(readMachineTime() / 1000),
      ...(token === undefined ? {} : { ath: createHash('sha256').update(token).digest('base64url') }),
      ...claims,
    })
      .setProtectedHeader({ alg: 'ES256', typ: 'dpop+jwt', jwk, ...header })
      .sign(privateKey);

  return {
    privateKey,
    jwk,
    thumbprint: await calculateJwkThumbprint(jwk),
    prove,
    /** Sends the token bound to this key with a fresh proof. */
    request: async (provider: ProviderClient, method: string, path: string, token: string, options: RequestOptions = {}): Promise<Answer> =>
      provider.request(method, path, {
        ...options,
        headers: { ...options.headers, authorization: `DPoP ${token}`, dpop: await prove({ token, method, path }) },
      }),
  };
}
export type Prover = Awaited<ReturnType<typeof openProver>>;

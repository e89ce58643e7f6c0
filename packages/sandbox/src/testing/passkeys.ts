import { passkey, passkeyCreationOptions, passkeyRequestOptions, type Passkey } from '@wallet/contract/access/passkeys';
import { createHash, generateKeyPairSync, randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import { PRESET_PASSWORD } from '../presets/presetPassword.ts';
import type { ProviderClient, Answer } from './openProvider.ts';

const ORIGIN = 'http://localhost:4173';

const registration = z.object({ registration: z.string(), options: passkeyCreationOptions });
const loginBegun = z.object({ login: z.string(), options: passkeyRequestOptions });
const question = z.object({ code: z.literal(403_020), confirmation: z.object({ id: z.string() }) });
const software = z.object({ id: z.string(), credentialId: z.string(), userHandle: z.string(), rpId: z.string() });
export type SoftwarePasskeyForTest = z.output<typeof software>;

/** Deviations of an attestation by {@link attest} from a valid one. */
export type AttestationOptions = {
  readonly origin?: string;
  readonly rpId?: string;
  readonly type?: string;
  readonly challenge?: string;
  readonly crossOrigin?: boolean;
  /** User present 1, user verified 4, with a credential 64. */
  readonly flags?: number;
  /** COSE identifier of the algorithm. */
  readonly algorithm?: number;
  readonly credentialId?: Buffer;
};

const sha256 = (text: string | Buffer): Buffer => createHash('sha256').update(text).digest();

/** Encodes a CBOR byte string of up to 65,535 bytes. */
function cborBytes(bytes: Buffer): Buffer {
  const head = Buffer.alloc(3);
  head.writeUInt8(0x59);
  head.writeUInt16BE(bytes.length, 1);
  return Buffer.concat([head, bytes]);
}
const cborText = (text: string): Buffer => Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);

/** Returns an authenticator's response to the options: a new P-256 key, attestation `none`. */
export function attest(challenge: string, deviations: AttestationOptions = {}) {
  const { origin = ORIGIN, rpId = 'localhost', type = 'webauthn.create', crossOrigin = false, flags = 0x45, algorithm = -7 } = deviations;
  const id = deviations.credentialId ?? randomBytes(32);
  const { x = '', y = '' } = generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey.export({ format: 'jwk' });
  const key = Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x20 - 1 - algorithm, 0x20, 0x01, 0x21, 0x58, 0x20]),
    Buffer.from(x, 'base64url'),
    Buffer.from([0x22, 0x58, 0x20]),
    Buffer.from(y, 'base64url'),
  ]);
  const length = Buffer.alloc(2);
  length.writeUInt16BE(id.length);
  const authData = Buffer.concat([sha256(rpId), Buffer.from([flags]), Buffer.alloc(4), Buffer.alloc(16), length, id, key]);
  const attestationObject = Buffer.concat([
    Buffer.from([0xa3]),
    cborText('fmt'),
    cborText('none'),
    cborText('attStmt'),
    Buffer.from([0xa0]),
    cborText('authData'),
    cborBytes(authData),
  ]);
  const clientData = Buffer.from(JSON.stringify({ type, challenge: deviations.challenge ?? challenge, origin, crossOrigin }));
  return {
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    response: {
      clientDataJSON: clientData.toString('base64url'),
      attestationObject: attestationObject.toString('base64url'),
      transports: ['internal'],
    },
    clientExtensionResults: {},
  };
}

export function createPasskeyHelpers({ request, control }: ProviderClient) {
  /** Sends the request, confirms it by password if required, and repeats it. */
  async function sendConfirmed(method: string, path: string, token: string, password: string, body?: object): Promise<Answer> {
    const options = { token, ...(body === undefined ? {} : { body }) };
    const answer = await request(method, path, options);
    const read = z.safeParse(question, answer.json);
    if (!read.success) return answer;
    const { id } = read.data.confirmation;
    const proved = await request('POST', `/confirmations/${id}`, { token, body: { password } });
    if (proved.status !== 200) return proved;
    return request(method, path, { ...options, headers: { 'x-confirmation': id } });
  }

  return {
    make: async (username: string, name?: string): Promise<SoftwarePasskeyForTest> => {
      const { json } = await control('POST', `/passkeys/${username}`, name === undefined ? {} : { name });
      return z.parse(software, json);
    },
    sign: async (username: string, deviations: object): Promise<object> => {
      const { status, json } = await control('POST', `/passkeys/${username}/sign`, deviations);
      if (status !== 200) throw new Error('The sandbox has no such passkey');
      return z.parse(z.looseObject({}), json);
    },
    beginLogin: async () => z.parse(loginBegun, (await request('POST', '/passkeys/login/options', { body: {} })).json),
    logIn: (login: string, assertion: object, headers: Readonly<Record<string, string>> = {}): Promise<Answer> =>
      request('POST', '/passkeys/login', { body: { login, assertion }, headers }),
    begin: (token: string, password = PRESET_PASSWORD): Promise<Answer> => sendConfirmed('POST', '/passkeys/options', token, password, {}),
    remove: (token: string, id: string, password = PRESET_PASSWORD): Promise<Answer> =>
      sendConfirmed('DELETE', `/passkeys/${id}`, token, password),
    readBegun: ({ json }: Answer) => z.parse(registration, json),
    add: (token: string, body: object, headers: Readonly<Record<string, string>> = {}): Promise<Answer> =>
      request('POST', '/passkeys', { token, body, headers }),
    list: async (token: string): Promise<Passkey[]> => z.parse(z.array(passkey), (await request('GET', '/passkeys', { token })).json),
  };
}

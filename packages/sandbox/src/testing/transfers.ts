import { secp256k1 } from '@noble/curves/secp256k1.js';
import { createDecipheriv, createPrivateKey, randomUUID, sign } from 'node:crypto';
import { holder as holderSchema } from '@wallet/contract/operations/prepared-operation';
import * as z from 'zod/mini';
import { createBankTransferHelpers, type Holder } from './bankTransfers.ts';
import { readCode } from './customers.ts';
import type { Answer, ProviderClient } from './openProvider.ts';

/** The sender of a deposit, as a customer declares them under the travel rule. */
export const originator = {
  originator_type: 'third_party_individual',
  originator_name: 'Bruno Keller',
  originator_country: 'DEU',
  originator_town: 'Bremen',
  originator_dob: '1990-02-01',
  originator_legal_form: 'individual',
  originator_wallet_type: 'unhosted',
};

/** An address of each network outside the provider. */
export const OUTSIDE = { BTC: '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2', ETH: '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB' } as const;

/** The beneficiary of a send, as a customer declares them under the travel rule. */
const beneficiary = {
  beneficiary_wallet: OUTSIDE.ETH,
  beneficiary_type: 'third_party_individual',
  beneficiary_name: 'Bruno Keller',
  beneficiary_country: 'DEU',
  wallet_type: 'unhosted',
};

const prepared = z.extend(holderSchema, { tenant_uuid: z.string(), amount: z.string(), fee: z.string() });
export type PreparedForTest = z.output<typeof prepared>;
/** Response to confirming a reviewed send (API-058). */
const confirmed = z.object({ holder: holderSchema, tenant_uuid: z.string(), amount: z.string(), fee: z.string() });

export type SendOptions = {
  readonly amount?: unknown;
  readonly to?: unknown;
  readonly fee?: unknown;
  readonly account?: number;
  readonly key?: string;
  readonly more?: object;
};

/** Signs as the device does (api.md 3.17): opens the sealed key with the box's key and signs every message. */
export function signAsDevice(
  { key, sign: messages, uuid, curve }: Pick<PreparedForTest, 'key' | 'sign' | 'uuid' | 'curve'>,
  boxKey: string,
): string[] {
  const sealed = Buffer.from(key, 'base64');
  const decipher = createDecipheriv('aes-256-gcm', Buffer.from(boxKey, 'base64'), sealed.subarray(0, 12));
  decipher.setAAD(Buffer.from(uuid, 'utf8'));
  decipher.setAuthTag(sealed.subarray(-16));
  const der = Buffer.concat([decipher.update(sealed.subarray(12, -16)), decipher.final()]);
  if (curve === 'secp256k1')
    return messages.map((message) =>
      Buffer.from(secp256k1.sign(Buffer.from(message, 'base64'), der, { prehash: false })).toString('base64'),
    );
  const privateKey = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
  return messages.map((message) =>
    sign('sha256', Buffer.from(message, 'base64'), { key: privateKey, dsaEncoding: 'ieee-p1363' }).toString('base64'),
  );
}

const read = ({ json }: Answer): PreparedForTest => z.parse(prepared, json);
const readKey = ({ json }: Answer): string => z.parse(z.object({ key: z.string() }), json).key;

export type FinalBody = { readonly uuid: string; readonly tx: string; readonly signatures: readonly string[] };

export function createTransferHelpers(provider: ProviderClient) {
  const bank = createBankTransferHelpers(provider);
  const { request } = provider;

  const openBox = ({ token }: Holder, { two_fa_box_uuid: uuid }: Pick<PreparedForTest, 'two_fa_box_uuid'>, pin: string): Promise<Answer> =>
    request('POST', '/2fa/get', { token, body: { uuid, pin } });
  const readOwnCode = ({ username }: Holder): Promise<string> => readCode(provider, username);
  const prepare = (
    { token, eth }: Holder,
    { amount = '0.5', to = OUTSIDE.ETH, fee = 'average', account = eth, key = randomUUID(), more = {} }: SendOptions = {},
  ) => request('PUT', `/wallets/${account}/send`, { token, key, body: { to, fee, amount, repeated_event: 'false', ...more } });
  const signedBody = async (holder: Holder, operation: PreparedForTest) => {
    const opened = await openBox(holder, operation, await readOwnCode(holder));
    return { uuid: operation.uuid, tx: operation.tx, signatures: signAsDevice(operation, readKey(opened)) };
  };

  return {
    ...bank,
    openBox,
    readCode: readOwnCode,
    readKey,
    read,
    readReviewed: ({ json }: Answer): PreparedForTest => {
      const { holder, ...terms } = z.parse(confirmed, json);
      return { ...holder, ...terms };
    },

    prepare,
    prepareToken: (
      { token, usdc }: Holder,
      { amount = '100', to = OUTSIDE.ETH, fee = 'average', key = randomUUID(), more = {} }: SendOptions = {},
    ) => request('POST', `/tokens/${usdc}/send/prepare`, { token, key, body: { to, fee, amount, repeated_event: 'false', ...more } }),

    signedBody,
    /** Prepares a send of ETH, and returns the body that ends it. */
    signedSend: async (holder: Holder, options?: SendOptions) => signedBody(holder, read(await prepare(holder, options))),
    send: ({ token, eth }: Holder, body: FinalBody, path = `/wallets/${eth}/send`, key = body.uuid): Promise<Answer> =>
      request('POST', path, { token, key, body }),

    /** The calls of a send under the travel rule. */
    reviewedSend: ({ token, eth, usdc }: Holder, coin: 'eth' | 'usdc' = 'eth') => {
      const [path, wallet, amount] =
        coin === 'eth'
          ? [`/operations/${eth}/send_crypto_tr`, { id: eth, type: 'crypto' }, '0.5']
          : [`/operations/${usdc}/send_token_tr`, { id: usdc, type: 'stablecoin' }, '100'];
      const post = (call: string, body: object, key: string = randomUUID()) => request('POST', `${path}/${call}`, { token, key, body });
      return {
        path,
        wallet,
        review: (members: object = {}) => post('review', { ...beneficiary, amount, ...members }),
        confirm: (id: string, members: object = {}) => post('confirm', { trt_id: id, fee: 'average', repeated_event: 'false', ...members }),
        commit: (id: string, body: FinalBody, key?: string) => post('commit', { ...body, trt_id: id, wallet }, key),
      };
    },
    readReviewId: ({ json }: Answer): string => z.parse(z.object({ trt_id: z.string() }), json).trt_id,

    balances: async ({ token }: Holder, code: string) => {
      const { accounts } = await bank.readOperations(token);
      const { balance, balanceOut } = accounts.find(({ currencyCode }) => currencyCode === code) ?? {};
      return { balance, balanceOut };
    },
  };
}

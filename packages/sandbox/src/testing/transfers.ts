import { secp256k1 } from '@noble/curves/secp256k1.js';
import { createDecipheriv, createPrivateKey, randomUUID, sign } from 'node:crypto';
import { holder as holderSchema } from '@wallet/contract/operations/prepared-operation';
import * as z from 'zod/mini';
import { createBankTransferHelpers, type Holder } from './bankTransfers.ts';
import { createSession, readInbox } from './customers.ts';
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

const prepared = z.extend(holderSchema, { tenant_uuid: z.string(), amount: z.string(), fee: z.string() });
export type PreparedForTest = z.output<typeof prepared>;
/** Response to confirming a reviewed send (API-058). */
const confirmed = z.object({ holder: holderSchema, tenant_uuid: z.string(), amount: z.string(), fee: z.string() });
export type Coins = Holder & { readonly eth: number; readonly usdc: number };

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

const readKey = ({ json }: Answer): string => z.parse(z.object({ key: z.string() }), json).key;

export type FinalBody = { readonly uuid: string; readonly tx: string; readonly signatures: readonly string[] };

export function createTransferHelpers(provider: ProviderClient) {
  const bank = createBankTransferHelpers(provider);
  const { request } = provider;

  const openBox = ({ token }: Holder, { two_fa_box_uuid: uuid }: Pick<PreparedForTest, 'two_fa_box_uuid'>, pin: string): Promise<Answer> =>
    request('POST', '/2fa/get', { token, body: { uuid, pin } });
  const codeOf = async ({ username }: Holder): Promise<string> => (await readInbox(provider, username))[0]?.code ?? '';

  return {
    ...bank,
    openBox,
    codeOf,
    keyOf: readKey,
    read: ({ json }: Answer): PreparedForTest => z.parse(prepared, json),
    readReviewed: ({ json }: Answer): PreparedForTest => {
      const { holder, ...terms } = z.parse(confirmed, json);
      return { ...holder, ...terms };
    },

    newCoins: async (preset = 'empty', overrides?: object): Promise<Coins> => {
      const session = await createSession(provider, preset, overrides);
      const { accounts } = await bank.readOperations(session.token);
      const idOf = (code: string) => accounts.find(({ currencyCode }) => currencyCode === code)?.id ?? 0;
      return { ...session, euro: idOf('EUR'), dollar: idOf('USD'), wallet: idOf('BTC'), eth: idOf('ETH'), usdc: idOf('USDC') };
    },

    prepare: (
      { token, eth }: Coins,
      { amount = '0.5', to = OUTSIDE.ETH, fee = 'average', account = eth, key = randomUUID(), more = {} }: SendOptions = {},
    ) => request('PUT', `/wallets/${account}/send`, { token, key, body: { to, fee, amount, repeated_event: 'false', ...more } }),
    prepareToken: (
      { token, usdc }: Coins,
      { amount = '100', to = OUTSIDE.ETH, fee = 'average', key = randomUUID(), more = {} }: SendOptions = {},
    ) => request('POST', `/tokens/${usdc}/send/prepare`, { token, key, body: { to, fee, amount, repeated_event: 'false', ...more } }),

    signedBody: async (coins: Coins, operation: PreparedForTest) => {
      const opened = await openBox(coins, operation, await codeOf(coins));
      return { uuid: operation.uuid, tx: operation.tx, signatures: signAsDevice(operation, readKey(opened)) };
    },
    send: ({ token }: Coins, path: string, body: FinalBody, key = body.uuid): Promise<Answer> =>
      request('POST', path, { token, key, body }),

    balances: async ({ token }: Coins, code: string) => {
      const { accounts } = await bank.readOperations(token);
      const { balance, balanceOut } = accounts.find(({ currencyCode }) => currencyCode === code) ?? {};
      return { balance, balanceOut };
    },
  };
}

import { createCipheriv, randomBytes, randomUUID } from 'node:crypto';
import type { Answer, ProviderClient } from './openProvider.ts';
import type { Holder } from './bankTransfers.ts';
import { signAsDevice, createTransferHelpers, type PreparedForTest } from './transfers.ts';

export type BuyOptions = {
  readonly amount?: unknown;
  readonly account?: unknown;
  /**
   * `/wallets/{id}` or `/tokens/{id}`.
   * @default the BTC wallet
   */
  readonly into?: string;
  readonly key?: string;
  readonly rate?: unknown;
};
export type SaleOptions = {
  readonly amount?: unknown;
  readonly account?: unknown;
  readonly fee?: unknown;
  readonly all?: unknown;
  readonly repeated?: unknown;
  readonly rate?: unknown;
  /**
   * `/wallets/{id}` or `/tokens/{id}`.
   * @default the BTC wallet
   */
  readonly from?: string;
  readonly key?: string;
};

/** Seals the signatures as the device does (api.md 3.17). */
export function sealAsDevice({ uuid, tx }: Pick<PreparedForTest, 'uuid' | 'tx'>, signatures: readonly string[], boxKey: string): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', Buffer.from(boxKey, 'base64'), iv);
  cipher.setAAD(Buffer.from(uuid, 'utf8'));
  const parts = [iv, cipher.update(JSON.stringify({ tx, signatures })), cipher.final(), cipher.getAuthTag()];
  return Buffer.concat(parts).toString('base64');
}

const toWalletPath = ({ wallet }: Holder): string => `/wallets/${wallet}`;

export function createTradeHelpers(provider: ProviderClient) {
  const coins = createTransferHelpers(provider);
  const { request } = provider;

  const prepareSale = (holder: Holder, options: SaleOptions = {}): Promise<Answer> => {
    const {
      amount = '0.01234567',
      account = holder.euro,
      fee = 'average',
      all = 'false',
      repeated = 'false',
      key = randomUUID(),
    } = options;
    const body = { amount, account, fee, all, repeated_event: repeated, rate: options.rate };
    return request('PUT', `${options.from ?? toWalletPath(holder)}/sell`, { token: holder.token, key, body });
  };
  const sealedBody = async (holder: Holder, operation: PreparedForTest) => {
    const key = coins.readKey(await coins.openBox(holder, operation, await coins.readCode(holder)));
    return { uuid: operation.uuid, payload: sealAsDevice(operation, signAsDevice(operation, key), key) };
  };

  return {
    ...coins,

    /** The id of a deal's account, which the operations response does not list. */
    dealAccount: async ({ token }: Holder, symbol: string): Promise<number> => {
      const { json } = await request('GET', '/assets/default', { token });
      const match = JSON.stringify(json).match(new RegExp(`"id":(\\d+),"name":"[^"]*","currency":"${symbol}"`));
      return Number(match?.[1]);
    },

    buy: (
      holder: Holder,
      { amount = '500.00', account = holder.euro, into = toWalletPath(holder), key = randomUUID(), rate }: BuyOptions = {},
    ) => request('POST', `${into}/buy`, { token: holder.token, key, body: { account, amount, rate } }),

    prepareSale,
    sealedBody,
    /** Prepares a sale, and returns the body that ends it. */
    sealedSale: async (holder: Holder, options?: SaleOptions) => sealedBody(holder, coins.read(await prepareSale(holder, options))),
    sell: (holder: Holder, body: { readonly uuid: string; readonly payload: string }, from = toWalletPath(holder), key = body.uuid) =>
      request('POST', `${from}/sell`, { token: holder.token, key, body }),
  };
}

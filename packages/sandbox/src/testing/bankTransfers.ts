import { operations } from '@wallet/contract/holdings/accounts';
import { order } from '@wallet/contract/holdings/orders';
import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { createSession } from './customers.ts';
import type { Answer, ProviderClient } from './openProvider.ts';

type Session = Awaited<ReturnType<typeof createSession>>;
/** A customer's session with the ids of accounts, by currency; `wallet` is the one of BTC. 0 where there is none. */
export type Holder = Session & Readonly<Record<'euro' | 'dollar' | 'wallet' | 'eth' | 'usdc' | 'card', number>>;

/** An IBAN outside the provider. */
export const OUTSIDE_IBAN = 'DE89370400440532013000';

export const createdOrder = z.object({ id: z.string() });

export type Withdrawal = {
  readonly amount?: unknown;
  readonly iban?: unknown;
  readonly account?: unknown;
  readonly key?: string;
  readonly token?: string;
};

type TopUpOptions = { readonly account?: number; readonly network?: string; readonly key?: string };

export function createBankTransferHelpers(provider: ProviderClient) {
  const readOperations = async (token: string) =>
    z.parse(operations, (await provider.request('GET', '/accounts/operations', { token })).json);

  const toHolder = async (session: Session): Promise<Holder> => {
    const { accounts, cards } = await readOperations(session.token);
    const findId = (code: string) => accounts.find(({ currencyCode }) => currencyCode === code)?.id ?? 0;
    return {
      ...session,
      euro: findId('EUR'),
      dollar: findId('USD'),
      wallet: findId('BTC'),
      eth: findId('ETH'),
      usdc: findId('USDC'),
      card: cards[0]?.id ?? 0,
    };
  };

  const exchange =
    (direction: 'sell' | 'buy', base: string, quote: string) =>
    ({ token }: Pick<Holder, 'token'>, value: unknown = '100.00', members: object = {}, key: string = randomUUID()): Promise<Answer> =>
      provider.request('POST', `/exchange/${direction}`, { token, key, body: { value, base, quote, ...members } });

  return {
    readOperations,
    toHolder,
    newHolder: async (preset = 'empty', overrides?: object): Promise<Holder> => toHolder(await createSession(provider, preset, overrides)),

    readBalance: async ({ token, euro }: Holder) => {
      const { accounts } = await readOperations(token);
      const { balance, balanceIn, balanceOut } = accounts.find(({ id }) => id === euro) ?? {};
      return { balance, balanceIn, balanceOut };
    },

    withdraw: (holder: Holder, withdrawal: Withdrawal = {}): Promise<Answer> => {
      const { amount = '500.00', iban = OUTSIDE_IBAN, account = holder.euro, key = randomUUID(), token = holder.token } = withdrawal;
      return provider.request('POST', `/accounts/${String(account)}/withdraw/iban`, { token, key, body: { amount, iban } });
    },

    topUp: ({ token, euro }: Holder, amount: unknown, options: TopUpOptions = {}): Promise<Answer> => {
      const { account = euro, network = 'sepa', key = randomUUID() } = options;
      return provider.request('POST', `/accounts/${account}/top_up/${network}`, { token, key, body: { amount } });
    },

    exchangeEuros: exchange('sell', 'EUR', 'USD'),
    exchangeDollars: exchange('buy', 'USD', 'EUR'),

    /** Reads the order whose id the response contains. */
    readOrder: async (token: string, { json }: Pick<Answer, 'json'>) =>
      z.parse(order, (await provider.request('GET', `/search/orders/${z.parse(createdOrder, json).id}`, { token })).json),

    patch: (username: string, changes: object): Promise<Answer> => provider.control('PATCH', `/customers/${username}`, changes),
    advance: provider.advance,
    checkLedger: async () => (await provider.control('GET', '/ledger/check')).json,
  };
}

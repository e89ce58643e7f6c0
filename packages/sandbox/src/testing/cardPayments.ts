import { operations } from '@wallet/contract/holdings/accounts';
import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { createSession } from './customers.ts';
import type { Answer, TestProvider } from './openProvider.ts';

const created = z.object({ client_secret: z.string(), payment_intent: z.string(), payment_method: z.nullable(z.string()) });
const setUp = z.object({ client_secret: z.string(), setup_intent: z.string() });

export type CardHolder = Awaited<ReturnType<typeof createSession>> & {
  readonly euro: number;
  readonly dollar: number;
  readonly card: number;
};

export type TypedCard = { readonly number: string; readonly expirationDate: string; readonly holder: string };

type Overrides = { readonly cards?: readonly object[]; readonly [member: string]: unknown };

/** Default expiry. Other test files may move the clock of a shared provider by years. */
const VALID_EXPIRY = { expirationDate: '12/99' };

export function createCardPaymentHelpers(provider: TestProvider) {
  const { request, control } = provider;
  const readOperations = async (token: string) => z.parse(operations, (await request('GET', '/accounts/operations', { token })).json);
  const create = (
    { token, euro, card }: CardHolder,
    { amount = 100, cardId = card, account = euro, key = randomUUID(), callbackUrl }: Partial<CreateOptions> = {},
  ): Promise<Answer> =>
    request('POST', `/topup/stripe/${account}/create`, {
      token,
      key,
      body: { amount, card_id: cardId, ...(callbackUrl === undefined ? {} : { callback_url: callbackUrl }) },
    });
  return {
    readOperations,
    create,
    newHolder: async ({ cards = [{ cardType: 'visa', status: 'verified' }], ...others }: Overrides = {}): Promise<CardHolder> => {
      const overrides = { ...others, cards: cards.map((card) => ({ ...VALID_EXPIRY, ...card })) };
      const session = await createSession(provider, 'empty', overrides);
      const read = await readOperations(session.token);
      const idOf = (code: string) => read.accounts.find(({ currencyCode }) => currencyCode === code)?.id ?? 0;
      return { ...session, euro: idOf('EUR'), dollar: idOf('USD'), card: read.cards[0]?.id ?? 0 };
    },
    /** Starts a payment that must be accepted, and returns its intent. */
    begin: async (holder: CardHolder, payment: Partial<CreateOptions> = {}): Promise<string> => {
      const answer = await create(holder, payment);
      if (answer.status !== 200) throw new Error(`The payment was refused: ${answer.text}`);
      return z.parse(created, answer.json).payment_intent;
    },
    /** Reports the result of the card provider's sheet. */
    sheet: (intent: string, outcome: 'approve' | 'decline' | 'cancel', card?: TypedCard): Promise<Answer> =>
      control('POST', `/card-provider/${intent}`, { outcome, ...(card === undefined ? {} : { card }) }),
    poll: ({ token, euro }: CardHolder, orderId: string, account = euro): Promise<Answer> =>
      request('GET', `/topup/stripe/${account}/orders/${orderId}`, { token }),
    /** Returns a set-up intent that the customer has confirmed with a card. */
    confirmedSetUp: async ({ token }: Pick<CardHolder, 'token'>, card?: TypedCard): Promise<string> => {
      const { setup_intent: intent } = z.parse(setUp, (await request('POST', '/cards/setup', { token, body: {} })).json);
      await control('POST', `/card-provider/${intent}`, { outcome: 'approve', ...(card === undefined ? {} : { card }) });
      return intent;
    },
    advance: provider.advance,
    checkLedger: async () => (await control('GET', '/ledger/check')).json,
  };
}

type CreateOptions = {
  readonly amount: unknown;
  readonly cardId: unknown;
  readonly account: number;
  readonly key: string;
  readonly callbackUrl: string;
};

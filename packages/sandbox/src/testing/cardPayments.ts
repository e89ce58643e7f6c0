import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { createBankTransferHelpers, type Holder } from './bankTransfers.ts';
import type { Answer, ProviderClient } from './openProvider.ts';

const created = z.object({ client_secret: z.string(), payment_intent: z.string(), payment_method: z.nullable(z.string()) });
const setUp = z.object({ client_secret: z.string(), setup_intent: z.string() });

export type TypedCard = { readonly number: string; readonly expirationDate: string; readonly holder: string };

type Overrides = { readonly cards?: readonly object[]; readonly [member: string]: unknown };

/** Default expiry. Other test files may move the clock of a shared provider by years. */
const VALID_EXPIRY = { expirationDate: '12/99' };

export function createCardPaymentHelpers(provider: ProviderClient) {
  const { request, control } = provider;
  const bank = createBankTransferHelpers(provider);
  const create = (
    { token, euro, card }: Holder,
    { amount = 100, cardId = card, account = euro, key = randomUUID(), callbackUrl }: Partial<CreateOptions> = {},
  ): Promise<Answer> =>
    request('POST', `/topup/stripe/${account}/create`, {
      token,
      key,
      body: { amount, card_id: cardId, ...(callbackUrl === undefined ? {} : { callback_url: callbackUrl }) },
    });
  return {
    ...bank,
    create,
    newHolder: ({ cards = [{ cardType: 'visa', status: 'verified' }], ...others }: Overrides = {}): Promise<Holder> =>
      bank.newHolder('empty', { ...others, cards: cards.map((card) => ({ ...VALID_EXPIRY, ...card })) }),
    /** Starts a payment that must be accepted, and returns its intent. */
    begin: async (holder: Holder, payment: Partial<CreateOptions> = {}): Promise<string> => {
      const answer = await create(holder, payment);
      if (answer.status !== 200) throw new Error(`The payment was refused: ${answer.text}`);
      return z.parse(created, answer.json).payment_intent;
    },
    /** Reports the result of the card provider's sheet. */
    sheet: (intent: string, outcome: 'approve' | 'decline' | 'cancel', card?: TypedCard): Promise<Answer> =>
      control('POST', `/card-provider/${intent}`, { outcome, ...(card === undefined ? {} : { card }) }),
    poll: ({ token, euro }: Holder, orderId: string, account = euro): Promise<Answer> =>
      request('GET', `/topup/stripe/${account}/orders/${orderId}`, { token }),
    /** Returns a set-up intent that the customer has confirmed with a card. */
    confirmedSetUp: async ({ token }: Pick<Holder, 'token'>, card?: TypedCard): Promise<string> => {
      const { setup_intent: intent } = z.parse(setUp, (await request('POST', '/cards/setup', { token, body: {} })).json);
      await control('POST', `/card-provider/${intent}`, { outcome: 'approve', ...(card === undefined ? {} : { card }) });
      return intent;
    },
  };
}

type CreateOptions = {
  readonly amount: unknown;
  readonly cardId: unknown;
  readonly account: number;
  readonly key: string;
  readonly callbackUrl: string;
};

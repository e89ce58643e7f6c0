import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { id, idText, noContent, NOT_VALID, requestError, requestText } from '../values.ts';

export const cardBrands = [
  'visaelectron',
  'maestro',
  'forbrugsforeningen',
  'dankort',
  'visa',
  'mastercard',
  'amex',
  'dinersclub',
  'discover',
  'unionpay',
  'jcb',
  'cartes_bancaires',
] as const;
export const verificationStatuses = ['verified', 'not_verified', 'pending'] as const;

/** api.md 3.9. No call carries a full card number. */
export const card = z.object({
  id,
  type: z.literal('card'),
  cardType: z.enum(cardBrands),
  status: z.enum(verificationStatuses),
  name: z.string(),
  numberFormatted: z.string(),
  holder: z.string(),
  /** `MM/yy`. */
  expirationDate: z.string(),
});
export type Card = z.output<typeof card>;

/** For the native wrapper: absolute, on an origin known to the provider. */
export const callbackUrl = z.string(requestError('Invalid callback URL')).check(
  z.maxLength(2048, 'Invalid callback URL'),
  z.refine((url) => /^https?:\/\//.test(url) && URL.canParse(url), { error: 'Invalid callback URL' }),
);

export const listCards = defineEndpoint({
  id: 'API-029',
  method: 'get',
  path: '/cards',
  access: 'feature',
  answers: { 200: z.array(card) },
});

/** API-030: deletes a card. Repeats return 204 for 24 hours. */
export const deleteCard = defineEndpoint({
  id: 'API-030',
  method: 'delete',
  path: '/cards/{id}',
  access: 'feature',
  params: z.object({ id: idText }),
  answers: { 204: noContent },
  refusals: ['notFound', 'stateChanged'],
});

/** API-032: returns what the card provider's element needs to accept a new card. */
export const setUpCard = defineEndpoint({
  id: 'API-032',
  method: 'post',
  path: '/cards/setup',
  access: 'feature',
  body: z.optional(z.object({ callback_url: z.optional(callbackUrl) })),
  answers: { 201: z.object({ client_secret: z.string(), setup_intent: z.string() }) },
  refusals: ['switchedOff'],
});

/** API-088: stores the card of a set-up intent that the card provider has confirmed. */
export const addCard = defineEndpoint({
  id: 'API-088',
  method: 'post',
  path: '/cards',
  access: 'feature',
  body: z.object({
    setup_intent: z.string(requestError(NOT_VALID)).check(z.regex(/^seti_[A-Za-z0-9_]{1,250}$/, NOT_VALID)),
    /** Defaults to brand and last four digits. */
    name: z.optional(requestText(1, 40)),
  }),
  answers: { 201: card },
  refusals: ['cardAlreadyAdded', 'switchedOff'],
});

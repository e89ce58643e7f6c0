import { payeeOutcomes } from '@wallet/contract/payee/payee-checks';
import * as z from 'zod/mini';

const text = z.string();
const nullableText = z.nullable(text);
const maybeOn = z.nullable(z.boolean());

/** `GET /sandbox/messages` */
export const messages = z.array(
  z.object({ id: text, channel: text, to: text, subject: nullableText, body: text, code: nullableText, sentAt: text }),
);
export type Message = z.output<typeof messages>[number];

const requestSummary = {
  id: text,
  method: text,
  path: text,
  status: z.number(),
  username: nullableText,
  call: nullableText,
  durationMs: z.number(),
  size: z.nullable(z.number()),
  at: text,
  instance: text,
};
const headers = z.record(text, text);

/** `GET /sandbox/requests?bodies=false` */
export const requests = z.array(z.object(requestSummary));
export type RequestSummary = z.output<typeof requests>[number];

/** `GET /sandbox/requests/{id}` */
export const fullRequest = z.object({ ...requestSummary, headers, body: z.unknown(), answer: z.object({ headers, body: z.unknown() }) });
export type FullRequest = z.output<typeof fullRequest>;

/** `GET /sandbox/customers` */
export const customerList = z.object({
  customers: z.array(
    z.object({
      id: z.number(),
      username: text,
      name: text,
      email: text,
      uuid: text,
      status: text,
      addressStatus: text,
      hold: nullableText,
      tariff: text,
      createdAt: text,
    }),
  ),
  total: z.number(),
  last: nullableText,
});
export type CustomerRow = z.output<typeof customerList>['customers'][number];

const session = z.object({ id: text, method: text, device: text, createdAt: text, lastUsedAt: text });
const card = z.object({ id: z.number(), name: text, numberFormatted: text, status: text, expirationDate: text });
const account = z.object({ id: z.number(), name: text, type: text, currency: text, available: text });

/** `GET /sandbox/customers/{username}` */
export const fullCustomer = z.object({
  id: z.number(),
  username: text,
  name: text,
  password: nullableText,
  email: text,
  uuid: text,
  status: text,
  addressStatus: text,
  hold: nullableText,
  tariff: text,
  iban: text,
  ibanNumber: nullableText,
  travelRuleEnabled: z.boolean(),
  payeeCheck: nullableText,
  brake: maybeOn,
  recipientLookUp: maybeOn,
  priceDetails: maybeOn,
  amountInFiat: maybeOn,
  payees: z.array(
    z.object({ iban: text, outcome: z.enum(payeeOutcomes), heldName: nullableText, reason: nullableText, delayMs: z.number() }),
  ),
  createdAt: text,
  referral: z.object({ inviteCode: nullableText }),
  accounts: z.array(account),
  sessions: z.array(session),
  cards: z.array(card),
  passkeys: z.array(z.object({ id: text, name: text })),
  signInRefusal: z.nullable(z.object({ code: z.number(), message: text })),
});
export type Customer = z.output<typeof fullCustomer>;
export type Account = z.output<typeof account>;

/** `POST /sandbox/customers` */
export const createdCustomer = z.object({ username: text, password: text });

/** `POST /sandbox/customers/{username}/sign-in-link` */
export const signInLink = z.object({ url: text });

/** `GET /sandbox/orders`, of all customers. */
export const orderList = z.object({
  orders: z.array(
    z.object({
      id: text,
      username: text,
      type: text,
      type_human: text,
      status: text,
      volume: z.object({ value: text, currency: text }),
      created_at: text,
      rejected_message: nullableText,
      counterparty: z.optional(nullableText),
      moves: z.array(text),
    }),
  ),
  last: nullableText,
});
export type OrderRow = z.output<typeof orderList>['orders'][number];

/** `GET /sandbox/events` */
export const events = z.object({
  events: z.array(z.object({ id: text, body: z.looseObject({ type: text, timestamp: z.optional(text) }) })),
});

/** `GET /sandbox/ledger/check`, for both outcomes. */
export const ledger = z.object({
  balanced: z.boolean(),
  postings: z.number(),
  accounts: z.number(),
  problems: z.optional(z.array(text)),
});
export type Ledger = z.output<typeof ledger>;

/** `GET /sandbox/due` */
export const due = z.array(z.object({ kind: text, subject: text, username: nullableText, dueAt: text, what: z.optional(text) }));
export type Due = z.output<typeof due>[number];

/** `GET /sandbox/webhooks` */
export const webhooks = z.array(
  z.object({
    id: text,
    url: nullableText,
    events: z.array(text),
    username: nullableText,
    description: text,
    active: z.boolean(),
    stopped: nullableText,
    secretHint: text,
    waiting: z.number(),
    failed: z.number(),
    lastSuccessAt: nullableText,
  }),
);
export type Webhook = z.output<typeof webhooks>[number];

/** `POST /sandbox/webhooks` and `…/rotate` */
export const newSecret = z.object({ secret: text });

/** `GET /sandbox/webhooks/{id}/deliveries` */
export const deliveries = z.object({
  deliveries: z.array(
    z.object({
      id: text,
      eventId: text,
      type: text,
      subject: text,
      attempt: z.number(),
      replay: z.boolean(),
      status: text,
      reason: nullableText,
      responseStatus: z.nullable(z.number()),
      responseBody: nullableText,
      durationMs: z.nullable(z.number()),
      at: nullableText,
      nextAt: nullableText,
    }),
  ),
  total: z.number(),
});
export type Delivery = z.output<typeof deliveries>['deliveries'][number];

import { payeeOutcomes } from '@wallet/contract/payee/payee-checks';
import * as z from 'zod/mini';

const text = z.string();
const maybe = z.nullable(text);
const maybeOn = z.nullable(z.boolean());

/** `GET /sandbox/messages` */
export const messages = z.array(z.object({ id: text, channel: text, to: text, subject: maybe, body: text, code: maybe, sentAt: text }));
export type Message = z.output<typeof messages>[number];

const seen = {
  id: text,
  method: text,
  path: text,
  status: z.number(),
  username: maybe,
  call: maybe,
  durationMs: z.number(),
  size: z.nullable(z.number()),
  at: text,
  instance: text,
};
const headers = z.record(text, text);

/** `GET /sandbox/requests?bodies=false` */
export const requests = z.array(z.object(seen));
export type SeenRequest = z.output<typeof requests>[number];

/** `GET /sandbox/requests/{id}` */
export const wholeRequest = z.object({ ...seen, headers, body: z.unknown(), answer: z.object({ headers, body: z.unknown() }) });
export type WholeRequest = z.output<typeof wholeRequest>;

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
      hold: maybe,
      tariff: text,
      createdAt: text,
    }),
  ),
  total: z.number(),
  last: maybe,
});
export type CustomerRow = z.output<typeof customerList>['customers'][number];

const session = z.object({ id: text, method: text, device: text, createdAt: text, lastUsedAt: text });
const card = z.object({ id: z.number(), name: text, numberFormatted: text, status: text, expirationDate: text });
const account = z.object({ id: z.number(), name: text, type: text, currency: text, available: text });

/** `GET /sandbox/customers/{username}` */
export const wholeCustomer = z.object({
  id: z.number(),
  username: text,
  name: text,
  password: maybe,
  email: text,
  uuid: text,
  status: text,
  addressStatus: text,
  hold: maybe,
  tariff: text,
  iban: text,
  ibanNumber: maybe,
  travelRuleEnabled: z.boolean(),
  payeeCheck: maybe,
  brake: maybeOn,
  recipientLookUp: maybeOn,
  priceDetails: maybeOn,
  amountInFiat: maybeOn,
  payees: z.array(z.object({ iban: text, outcome: z.enum(payeeOutcomes), heldName: maybe, reason: maybe, delayMs: z.number() })),
  createdAt: text,
  referral: z.object({ inviteCode: maybe }),
  accounts: z.array(account),
  sessions: z.array(session),
  cards: z.array(card),
  passkeys: z.array(z.object({ id: text, name: text })),
  signInRefusal: z.nullable(z.object({ code: z.number(), message: text })),
});
export type Customer = z.output<typeof wholeCustomer>;
export type Account = z.output<typeof account>;

/** `POST /sandbox/customers` */
export const madeCustomer = z.object({ username: text, password: text });

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
      rejected_message: maybe,
      counterparty: z.optional(maybe),
      moves: z.array(text),
    }),
  ),
  last: maybe,
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
export const due = z.array(z.object({ kind: text, subject: text, username: maybe, dueAt: text, what: z.optional(text) }));
export type Due = z.output<typeof due>[number];

/** `GET /sandbox/webhooks` */
export const webhooks = z.array(
  z.object({
    id: text,
    url: maybe,
    events: z.array(text),
    username: maybe,
    description: text,
    active: z.boolean(),
    stopped: maybe,
    secretHint: text,
    waiting: z.number(),
    failed: z.number(),
    lastSuccessAt: maybe,
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
      reason: maybe,
      responseStatus: z.nullable(z.number()),
      responseBody: maybe,
      durationMs: z.nullable(z.number()),
      at: maybe,
      nextAt: maybe,
    }),
  ),
  total: z.number(),
});
export type Delivery = z.output<typeof deliveries>['deliveries'][number];

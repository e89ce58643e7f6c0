import * as z from 'zod/mini';

const text = z.string();

/** `GET /sandbox/messages` */
export const messages = z.array(
  z.object({ id: text, channel: text, to: text, subject: z.nullable(text), body: text, code: z.nullable(text), sentAt: text }),
);
export type Message = z.output<typeof messages>[number];

/** `GET /sandbox/requests` */
export const requests = z.array(
  z.object({ method: text, path: text, status: z.number(), headers: z.record(text, text), body: z.unknown(), at: text }),
);
export type SeenRequest = z.output<typeof requests>[number];

/** `PATCH /sandbox/customers/{username}`: what the console changes of it. */
export const customer = z.object({
  status: text,
  addressStatus: text,
  hold: z.nullable(text),
  tariff: text,
  iban: text,
  travelRuleEnabled: z.boolean(),
  balances: z.record(text, text),
  cards: z.array(z.object({ id: z.number(), name: text, numberFormatted: text, status: text })),
});
export type Customer = z.output<typeof customer>;

/** `POST /sandbox/customers` */
export const madeCustomer = z.object({ username: text, password: text });

/** `GET /sandbox/ledger/check`, balanced or not. */
export const ledger = z.object({
  balanced: z.boolean(),
  postings: z.number(),
  accounts: z.number(),
  problems: z.optional(z.array(text)),
});
export type Ledger = z.output<typeof ledger>;

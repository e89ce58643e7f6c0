import { addressStatuses, userStatuses } from '@wallet/contract/access/session';
import * as z from 'zod/mini';
import { holds } from './customerSchema.ts';
import { faultDefinition } from './faults.ts';

const text = z.string();
const customer = z.object({
  id: z.number(),
  username: text,
  name: text,
  status: z.enum(userStatuses),
  addressStatus: z.enum(addressStatuses),
  hold: z.nullable(z.enum(holds)),
});
const order = z.object({
  id: text,
  username: text,
  type: text,
  volume: text,
  status: text,
  waitsFor: z.nullable(text),
  heldUntil: z.nullable(text),
  at: text,
});
const travelRule = z.object({ id: text, username: text, direction: text, amount: text, status: text });
const fault = z.object({ id: text, definition: faultDefinition, remaining: z.nullable(z.number()) });

/**
 * Data of the console at `/sandbox` that no other path of the control surface returns: all customers, and what waits for the operator.
 * `GET /sandbox` returns it when JSON is requested. The page parses it with this schema.
 */
export const consoleView = z.object({
  /** By the provider's clock. */
  now: text,
  /** The newest ones, limited to those whose phone contains the requested part. */
  customers: z.array(customer),
  /** Customers whose registration or address waits for the operator's decision. */
  reviews: z.array(customer),
  /** Pending and in moderation, newest first. `waitsFor` names what releases an order. */
  orders: z.array(order),
  /** Transfers that were refused because the customer gave "to safety" as their purpose, newest first (BRAKE-009). */
  refusedTransfers: z.array(z.object({ id: text, customerId: z.nullable(z.number()), what: text, at: text })),
  travelRule: z.array(travelRule),
  /** `remaining` is null for a fault that lasts until it is cleared. */
  faults: z.array(fault),
});
export type ConsoleView = z.output<typeof consoleView>;

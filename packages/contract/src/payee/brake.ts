import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { NOT_VALID, openEnum, orderId, requestOrderId, requestUuid, says, timestamp, uuid } from '../values.ts';

/** Why a transfer is asked about (RULE-042). */
export const brakeReasons = ['new_recipient', 'new_device', 'in_a_row', 'name_mismatch'] as const;
export type BrakeReason = (typeof brakeReasons)[number];

/** What a customer may say a transfer is for; `own` of withdrawals alone. Nothing is ever sent for `safety`. */
export const transferPurposes = ['own', 'family', 'goods', 'investment', 'helped', 'safety', 'other'] as const;
export type TransferPurpose = (typeof transferPurposes)[number];

/** The member `brake` of a refusal 409042: the transfer is repeated with its id and a purpose, and is held then. */
export const brakeQuestion = z.object({
  id: uuid,
  reasons: z.array(openEnum(brakeReasons)).check(z.minLength(1)),
  purposes: z.array(openEnum(transferPurposes)).check(z.minLength(1)),
  /** How long it will be held; 0: not at all. */
  pause_seconds: z.int(),
  expires_at: timestamp,
});
export type BrakeQuestion = z.output<typeof brakeQuestion>;

/** The answer to a {@link brakeQuestion}, in the body of the call that was refused. */
export const brakeMembers = {
  brake_id: z.optional(requestUuid),
  purpose: z.optional(z.enum(transferPurposes, says(NOT_VALID))),
};

/** Of an order that is held, and only then: when it leaves. */
export const pause = z.optional(z.object({ until: timestamp }));

const pausedOrder = z.object({
  id: orderId,
  until: timestamp,
  reasons: z.array(openEnum(brakeReasons)),
  purpose: openEnum(transferPurposes),
});

/** API-095: cancel an order while it is held; all of it goes back to the account. */
export const cancelOrder = defineEndpoint({
  id: 'API-095',
  method: 'post',
  path: '/orders/{id}/cancel',
  access: 'money',
  params: z.object({ id: requestOrderId }),
  answers: { 200: z.object({ id: orderId, status: z.literal('rejected') }) },
  refusals: ['stateChanged', 'notFound'],
  openToBlockedRole: true,
});

/** API-097: the customer's orders on hold, the soonest end first. */
export const listPausedOrders = defineEndpoint({
  id: 'API-097',
  method: 'get',
  path: '/orders/paused',
  access: 'feature',
  answers: { 200: z.object({ orders: z.array(pausedOrder) }) },
});

import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { NOT_VALID, createOpenEnum, orderId, requestOrderId, requestUuid, requestError, timestamp, uuid } from '../values.ts';

/** Why a transfer is questioned (RULE-042). */
export const brakeReasons = ['new_recipient', 'new_device', 'in_a_row', 'name_mismatch'] as const;
export type BrakeReason = (typeof brakeReasons)[number];

/** Purposes that a customer may state for a transfer, `own` only for withdrawals. Nothing is ever sent for `safety`. */
export const transferPurposes = ['own', 'family', 'goods', 'investment', 'helped', 'safety', 'other'] as const;
export type TransferPurpose = (typeof transferPurposes)[number];

/** Member `brake` of refusal 409042. The transfer is repeated with its id and a purpose, and is then held. */
export const brakeQuestion = z.object({
  id: uuid,
  reasons: z.array(createOpenEnum(brakeReasons)).check(z.minLength(1)),
  purposes: z.array(createOpenEnum(transferPurposes)).check(z.minLength(1)),
  /** Duration of the hold. 0 means that there is none. */
  pause_seconds: z.int(),
  expires_at: timestamp,
});
export type BrakeQuestion = z.output<typeof brakeQuestion>;

/** Reply to a {@link brakeQuestion}, in the body of the call that was refused. */
export const brakeMembers = {
  brake_id: z.optional(requestUuid),
  purpose: z.optional(z.enum(transferPurposes, requestError(NOT_VALID))),
};

/** Time at which a held order leaves. Absent for any other order. */
export const pause = z.optional(z.object({ until: timestamp }));

const pausedOrder = z.object({
  id: orderId,
  until: timestamp,
  reasons: z.array(createOpenEnum(brakeReasons)),
  purpose: createOpenEnum(transferPurposes),
});

/** API-095: cancels an order on hold. The full amount returns to the account. */
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

/** API-097: the customer's orders on hold, soonest end first. */
export const listPausedOrders = defineEndpoint({
  id: 'API-097',
  method: 'get',
  path: '/orders/paused',
  access: 'feature',
  answers: { 200: z.object({ orders: z.array(pausedOrder) }) },
});

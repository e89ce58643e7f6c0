import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { userStatus, userStatuses } from '../access/session.ts';
import { NOT_VALID, requestError, uuid } from '../values.ts';

const user = z.object({ status: userStatus });
const statusResponse = z.object({ status: userStatus, user });

/** API-012: changes the customer's own status. RULE-021 lists what a customer may post. */
export const postOnBoardingStatus = defineEndpoint({
  id: 'API-012',
  method: 'post',
  path: '/on_boarding/status',
  access: 'bearer',
  body: z.object({ status: z.enum(userStatuses, requestError(NOT_VALID)) }),
  answers: { 200: statusResponse },
  refusals: ['statusNotChangeable'],
});

export const readOnBoardingStatus = defineEndpoint({
  id: 'API-013',
  method: 'get',
  path: '/on_boarding/status',
  access: 'bearer',
  answers: { 200: statusResponse },
});

/** API-014: starts the identity check. `frame_url` is absolute and contains `customer_id`. */
export const startKyc = defineEndpoint({
  id: 'API-014',
  method: 'post',
  path: '/on_boarding/start_kyc',
  access: 'bearer',
  answers: { 200: z.object({ user, customer_id: uuid, frame_url: z.string() }) },
  refusals: ['statusNotChangeable'],
});

/** API-015: the frame is complete. The status is `kyc_finish`, or `moderating` when a manual review is needed. */
export const finishKyc = defineEndpoint({
  id: 'API-015',
  method: 'post',
  path: '/on_boarding/finish_kyc',
  access: 'bearer',
  answers: { 200: z.object({ user }) },
  refusals: ['statusNotChangeable'],
});

/** API-016: restarts a stuck application as `draft`. */
export const resetStuckKyc = defineEndpoint({
  id: 'API-016',
  method: 'post',
  path: '/on_boarding/reset_stuck',
  access: 'bearer',
  answers: { 200: z.object({ user }) },
  refusals: ['statusNotChangeable'],
});

import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { brakeMembers, pause } from '../payee/brake.ts';
import { idText, NOT_VALID, orderId, requestFiatAmount, requestIban, says, text } from '../values.ts';

const MOST_TOKEN = 64;
const created = z.object({ id: orderId });

/** API-035: announce a SEPA transfer to the account; its order waits for the money (RULE-008). Other payment networks are 404. */
export const requestTopUp = defineEndpoint({
  id: 'API-035',
  method: 'post',
  path: '/accounts/{accountId}/top_up/{paymentNetworkType}',
  access: 'money',
  params: z.object({ accountId: idText, paymentNetworkType: text(1, 20) }),
  body: z.object({ amount: requestFiatAmount }),
  answers: { 201: created },
  refusals: ['addressNeeded', 'addressPending', 'stateChanged', 'switchedOff', 'notFound'],
});

/** API-036: withdraw to an IBAN of the account holder. `amount` leaves the account, fee included (RULE-009). */
export const withdrawToIban = defineEndpoint({
  id: 'API-036',
  method: 'post',
  path: '/accounts/{accountId}/withdraw/iban',
  access: 'money',
  params: z.object({ accountId: idText }),
  body: z.object({
    amount: requestFiatAmount,
    iban: requestIban,
    /** The token of the check that the customer saw (API-090). */
    payee_check: z.optional(z.string(says(NOT_VALID)).check(z.maxLength(MOST_TOKEN, NOT_VALID))),
    /** Whether they go on although the bank has not confirmed the name. */
    payee_accepted: z.optional(z.boolean(says(NOT_VALID))),
    ...brakeMembers,
  }),
  answers: { 201: z.extend(created, { pause }) },
  refusals: [
    'notEnoughFunds',
    'addressNeeded',
    'addressPending',
    'switchedOff',
    'stateChanged',
    'payeeNotChecked',
    'purposeNeeded',
    'transferRefused',
    'notFound',
  ],
});

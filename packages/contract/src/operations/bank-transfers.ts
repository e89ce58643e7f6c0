import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { brakeMembers, pause } from '../payee/brake.ts';
import { idText, NOT_VALID, orderId, requestFiatAmount, requestIban, requestError, requestText } from '../values.ts';

const MAX_TOKEN_LENGTH = 64;
const created = z.object({ id: orderId });

/** API-035: announces a SEPA transfer to the account. Its order waits for the money (RULE-008). Other payment networks return 404. */
export const requestTopUp = defineEndpoint({
  id: 'API-035',
  method: 'post',
  path: '/accounts/{accountId}/top_up/{paymentNetworkType}',
  access: 'money',
  params: z.object({ accountId: idText, paymentNetworkType: requestText(1, 20) }),
  body: z.object({ amount: requestFiatAmount }),
  answers: { 201: created },
  refusals: ['addressNeeded', 'addressPending', 'stateChanged', 'switchedOff', 'notFound'],
});

/** API-036: withdraws to an IBAN of the account holder. `amount` is what leaves the account, fee included (RULE-009). */
export const withdrawToIban = defineEndpoint({
  id: 'API-036',
  method: 'post',
  path: '/accounts/{accountId}/withdraw/iban',
  access: 'money',
  params: z.object({ accountId: idText }),
  body: z.object({
    amount: requestFiatAmount,
    iban: requestIban,
    /** Token of the check that the customer saw (API-090). */
    payee_check: z.optional(z.string(requestError(NOT_VALID)).check(z.maxLength(MAX_TOKEN_LENGTH, NOT_VALID))),
    /** True when they continue although the bank has not confirmed the name. */
    payee_accepted: z.optional(z.boolean(requestError(NOT_VALID))),
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

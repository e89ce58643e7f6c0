import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { createPatternText } from '../createPatternText.ts';
import { requestIban, requestId, timestamp } from '../values.ts';

export const payeeOutcomes = ['match', 'close_match', 'no_match', 'not_possible'] as const;
export type PayeeOutcome = (typeof payeeOutcomes)[number];
export const payeeReasons = ['timeout', 'unreachable', 'not_found', 'no_name'] as const;

/** Facts about a recipient, known before anything is sent (API-091). */
export const recipientMembers = {
  first_time: z.boolean(),
  last_used_at: z.nullable(timestamp),
  trusted: z.boolean(),
};

/** Result of a check whether the bank account is in the beneficiary's name. */
export const payeeCheck = z.object({
  /** Sent back with the withdrawal that was checked. */
  token: createPatternText(/^pc_[\w-]{43}$/, 'Not a token of a payee check'),
  outcome: z.enum(payeeOutcomes),
  name: z.string(),
  /** The holder as written by the bank, only for a close match. */
  held_name: z.nullable(z.string()),
  reason: z.nullable(z.enum(payeeReasons)),
  expires_at: timestamp,
  ...recipientMembers,
});
export type PayeeCheck = z.output<typeof payeeCheck>;

/** API-090: asks the receiving bank whether the IBAN belongs to the beneficiary. The name is never given by the caller. */
export const checkPayee = defineEndpoint({
  id: 'API-090',
  method: 'post',
  path: '/payee_checks',
  access: 'feature',
  body: z.object({ account_id: requestId, iban: requestIban }),
  answers: { 200: payeeCheck },
  refusals: ['addressNeeded', 'addressPending', 'switchedOff', 'stateChanged', 'notFound'],
});

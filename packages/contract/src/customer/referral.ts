import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { currencyCode, decimal } from '../values.ts';

/** api.md 3.20. Usernames are masked. */
export const referralInfo = z.object({
  invite_code: z.nullable(z.string()),
  earned_value: decimal,
  earned_currency: currencyCode,
  referrals: z.array(z.object({ username: z.string(), activated: z.boolean() })),
});
export type ReferralInfo = z.output<typeof referralInfo>;

export const readReferralInfo = defineEndpoint({
  id: 'API-074',
  method: 'get',
  path: '/referral/info',
  access: 'bearer',
  answers: { 200: referralInfo },
});

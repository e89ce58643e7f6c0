import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { tariffs } from './user-info.ts';
import { amount, NOT_VALID, createOpenEnum, providerText, requestError } from '../values.ts';

/** api.md 3.22. */
export const plan = z.object({
  key: z.string(),
  name: createOpenEnum(tariffs),
  title: z.string(),
  subtitle: providerText,
  short: providerText,
  flags: z.array(createOpenEnum(['Exclusive', 'ComingSoon'])),
  active: z.boolean(),
  price: z.nullable(amount),
  portfolio_from: z.nullable(amount),
  /** When null, the plan's button opens the support form. */
  schedule_url: z.nullable(z.string()),
  features: z.array(providerText),
});
export type Plan = z.output<typeof plan>;

export const listPlans = defineEndpoint({
  id: 'API-075',
  method: 'get',
  path: '/account_plans',
  access: 'bearer',
  answers: { 200: z.object({ current: createOpenEnum(tariffs), plans: z.array(plan) }) },
});

/** API-076: stored for the operator, once. `Wealth` is arranged on the scheduling page and refused here by the rule. */
export const requestPlan = defineEndpoint({
  id: 'API-076',
  method: 'post',
  path: '/account_plans/request',
  access: 'feature',
  body: z.object({ plan: z.enum(tariffs, requestError(NOT_VALID)) }),
  answers: { 200: z.object({ status: z.literal('OK') }) },
});

import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { bic, requestIban } from '../values.ts';

/** API-020: the bank of an IBAN. The odd names of the seed are kept: `bank` and `bic` are the BIC, `bban` is the bank's name. */
export const lookUpIban = defineEndpoint({
  id: 'API-020',
  method: 'post',
  path: '/info/iban',
  access: 'feature',
  body: z.object({ iban: requestIban }),
  answers: { 200: z.object({ bank: bic, bban: z.string(), bic }) },
});

import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { agreementStatuses } from './user-info.ts';

/** API-083: requests the agreement with the securities company. Repeats return its current state. */
export const requestBrokerAccount = defineEndpoint({
  id: 'API-083',
  method: 'post',
  path: '/securities/request/sign',
  access: 'feature',
  answers: { 200: z.object({ sign_on_securities: z.enum(agreementStatuses) }) },
});

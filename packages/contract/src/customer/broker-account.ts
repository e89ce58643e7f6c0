import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { agreementStatuses } from './user-info.ts';

/** API-083: ask for the agreement with the securities company; asked again, the state as it is. */
export const requestBrokerAccount = defineEndpoint({
  id: 'API-083',
  method: 'post',
  path: '/securities/request/sign',
  access: 'feature',
  answers: { 200: z.object({ sign_on_securities: z.enum(agreementStatuses) }) },
});

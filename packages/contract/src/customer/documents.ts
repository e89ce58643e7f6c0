import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { idText } from '../values.ts';

/** Files of a request (RULE-029); their bytes are `maxFileBytes` and `maxTotalFileBytes` of core. */
export const MOST_ADDRESS_FILES = 10;
export const MOST_CARD_FILES = 2;
/** The member of the form that carries the files. */
export const FILES_MEMBER = 'documents[]';

const pending = z.object({ status: z.literal('pending') });

/** API-031: proof that a card is the customer's. Refused files are named in `fields_errors`. */
export const uploadCardDocuments = defineEndpoint({
  id: 'API-031',
  method: 'post',
  path: '/document/card/{id}',
  access: 'feature',
  params: z.object({ id: idText }),
  bodyKind: 'multipart',
  answers: { 200: pending },
  refusals: ['filesTooLarge', 'notFound', 'stateChanged'],
});

/** API-082: proof of the customer's address. */
export const uploadAddressDocuments = defineEndpoint({
  id: 'API-082',
  method: 'post',
  path: '/document/address',
  access: 'feature',
  bodyKind: 'multipart',
  answers: { 200: pending },
  refusals: ['filesTooLarge', 'stateChanged'],
});

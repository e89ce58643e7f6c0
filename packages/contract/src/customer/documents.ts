import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { idText } from '../values.ts';

/** Maximum number of files in a request (RULE-029). `maxFileBytes` and `maxTotalFileBytes` of core limit their size. */
export const MAX_ADDRESS_FILES = 10;
export const MAX_CARD_FILES = 2;
/** Member of the form that contains the files. */
export const FILES_MEMBER = 'documents[]';

const pending = z.object({ status: z.literal('pending') });

/** API-031: proof that a card belongs to the customer. Refused files are named in `fields_errors`. */
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

export const uploadAddressDocuments = defineEndpoint({
  id: 'API-082',
  method: 'post',
  path: '/document/address',
  access: 'feature',
  bodyKind: 'multipart',
  answers: { 200: pending },
  refusals: ['filesTooLarge', 'stateChanged'],
});

import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { idText } from '../values.ts';

/** Bytes of one file, exactly that passes; bytes of all files of a request; files of a request (RULE-029). */
export const MOST_FILE_BYTES = 26_214_400;
export const MOST_UPLOAD_BYTES = 60 * 1024 * 1024;
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

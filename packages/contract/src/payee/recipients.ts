import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { recipientMembers } from './payee-checks.ts';
import { NOT_VALID, says, text } from '../values.ts';

export const recipientKinds = ['address', 'iban'] as const;
export type RecipientKind = (typeof recipientKinds)[number];

/** An address or an IBAN, as typed. */
export const recipientOfRequest = { kind: z.enum(recipientKinds, says(NOT_VALID)), value: text(1, 42) };

export const recipientLookUp = z.object(recipientMembers);
export type RecipientLookUp = z.output<typeof recipientLookUp>;

/** API-091: whether the customer has paid this recipient before. */
export const lookUpRecipient = defineEndpoint({
  id: 'API-091',
  method: 'post',
  path: '/recipients/look_up',
  access: 'feature',
  body: z.object(recipientOfRequest),
  answers: { 200: recipientLookUp },
  refusals: ['notFound'],
});

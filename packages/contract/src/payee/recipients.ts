import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { recipientMembers } from './payee-checks.ts';
import { id, idText, NOT_VALID, noContent, requestError, requestPassword, requestText, timestamp } from '../values.ts';

export const recipientKinds = ['address', 'iban'] as const;
export type RecipientKind = (typeof recipientKinds)[number];

/** An address or an IBAN, as typed. */
export const requestRecipient = { kind: z.enum(recipientKinds, requestError(NOT_VALID)), value: requestText(1, 42) };

export const recipientLookUp = z.object(recipientMembers);
export type RecipientLookUp = z.output<typeof recipientLookUp>;

/** API-091: reports whether the customer has paid this recipient before. */
export const lookUpRecipient = defineEndpoint({
  id: 'API-091',
  method: 'post',
  path: '/recipients/look_up',
  access: 'feature',
  body: z.object(requestRecipient),
  answers: { 200: recipientLookUp },
  refusals: ['notFound'],
});

export const trustedRecipient = z.object({ id, kind: z.enum(recipientKinds), value: z.string(), since: timestamp });
export type TrustedRecipient = z.output<typeof trustedRecipient>;

/** API-092: recipients that the customer trusts, newest first. */
export const listTrustedRecipients = defineEndpoint({
  id: 'API-092',
  method: 'get',
  path: '/recipients/trusted',
  access: 'feature',
  answers: { 200: z.object({ recipients: z.array(trustedRecipient) }) },
});

/** API-093: trusts a recipient of a completed transfer. 200 when they are trusted already. */
export const trustRecipient = defineEndpoint({
  id: 'API-093',
  method: 'post',
  path: '/recipients/trusted',
  access: 'feature',
  body: z.object({ ...requestRecipient, password: requestPassword }),
  answers: { 200: trustedRecipient, 201: trustedRecipient },
  refusals: ['tooManyAttempts', 'temporarilyBlocked', 'stateChanged'],
});

/** API-094: stops trusting a recipient. Repeats return 204. */
export const removeTrustedRecipient = defineEndpoint({
  id: 'API-094',
  method: 'delete',
  path: '/recipients/trusted/{id}',
  access: 'feature',
  params: z.object({ id: idText }),
  answers: { 204: noContent },
  refusals: ['notFound'],
});

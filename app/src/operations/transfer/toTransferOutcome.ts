import type { CallOutcome, Refused } from '@wallet/ui/patterns/form/CallOutcome';
import { Refusal } from '../../api/errors.ts';
import { attempt, toRefused, type FieldNames } from '../../api/outcome.ts';

const BLANK = new Set(['', 'This value should not be blank.']);

/** The provider's words for an amount as they are shown: a blank one is known already, too little has one sentence (SEND-050, SEND-051, D-SEND-34). */
function withAmountWords(refusal: Refusal): Refusal {
  const { amount: words, ...others } = refusal.body.fields ?? {};
  if (words === undefined) return refusal;
  const amount = words.filter((text) => !BLANK.has(text)).map((text) => (text.startsWith('Not enough') ? 'Not enough funds' : text));
  return new Refusal(refusal.status, { ...refusal.body, fields: { ...others, ...(amount.length === 0 ? {} : { amount }) } });
}

/** A refused send: the message repeats what stands on a field, so it is shown only where no field is. */
export function sendRefused<Field extends string = never>(refusal: Refusal, names: FieldNames<Field>): Refused<Field> {
  const { fields = {}, message } = toRefused(withAmountWords(refusal), names);
  return { kind: 'refused', fields, ...(message === undefined || Object.keys(fields).length > 0 ? {} : { message }) };
}

/** The rules of a call that sends. @param names the form's fields by the provider's names */
export const sendRules = <Field extends string = never>(names: FieldNames<Field>) => ({
  special: (refusal: Refusal): Refused<Field> => sendRefused(refusal, names),
});

const quoteNames = { address: 'address', amount: 'amount' } as const;

/** What the fee call says of amount and address (SEND-028). */
export const toQuoteIssues = (refusal: Refusal) => sendRefused(refusal, quoteNames).fields ?? {};

/** The provider's words for a resend that came too early carry the rest of the wait. */
const WAITING = 110;

/**
 * Requests a new code. One that is on its way already is as good as sent.
 * @returns `done` with the seconds until the next one, where the provider told them
 */
export function resendCode(
  request: () => Promise<unknown>,
): Promise<CallOutcome<never, never, { readonly waitSeconds?: number | undefined }>> {
  return attempt(request, {
    special: (refusal) =>
      refusal.body.code === WAITING
        ? { kind: 'done', waitSeconds: refusal.body.expired }
        : { kind: 'refused', message: sendRefused(refusal, {}).message ?? '' },
  });
}

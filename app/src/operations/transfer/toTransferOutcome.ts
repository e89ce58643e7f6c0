import type { Outcome } from '@wallet/ui/patterns/form/Outcome';
import type { TransferCodeOutcome } from '@wallet/ui/patterns/transfer/Transfer.types';
import { ApiError, Refusal } from '../../api/errors.ts';
import { loadFailure } from '../../api/loadFailure.ts';
import { toRefused, type Failed, type FieldNames } from '../../api/toOutcome.ts';

const BLANK = new Set(['', 'This value should not be blank.']);

/** The provider's words for an amount as they are shown: a blank one is known already, too little has one sentence (SEND-050, SEND-051, D-SEND-34). */
function withAmountWords(error: Refusal): Refusal {
  const said = error.body.fields?.['amount'];
  if (said === undefined) return error;
  const amount = said.filter((text) => !BLANK.has(text)).map((text) => (text.startsWith('Not enough') ? 'Not enough funds' : text));
  const { amount: _, ...others } = error.body.fields ?? {};
  return new Refusal(error.status, { ...error.body, fields: { ...others, ...(amount.length === 0 ? {} : { amount }) } });
}

/**
 * What a send that was not accepted is: field problems, the provider's message, or a provider that cannot be asked. All else is thrown on.
 * @param names the form's fields by the provider's names
 */
export function toSubmitOutcome<Field extends string>(
  error: unknown,
  names: FieldNames<Field>,
): Extract<Outcome<Field>, { kind: 'refused' }> | Failed {
  if (error instanceof ApiError) return { kind: 'failed', failure: loadFailure(error) };
  if (!(error instanceof Refusal)) throw error;
  const { fields, message } = toRefused(withAmountWords(error), names);
  // The message repeats what stands on a field: it is said there alone.
  const isSaid = fields !== undefined && Object.keys(fields).length > 0;
  return { kind: 'refused', ...(fields === undefined ? {} : { fields }), ...(message === undefined || isSaid ? {} : { message }) };
}

const quoteNames = { address: 'address', amount: 'amount' } as const;

/** What the fee call says of amount and address (SEND-028). */
export function toQuoteIssues(error: Refusal): Partial<Readonly<Record<'address' | 'amount', string>>> {
  return toRefused(withAmountWords(error), quoteNames).fields ?? {};
}

/** The provider's words for a resend that came too early carry the rest of the wait. */
const WAITING = 110;

/**
 * Asks for a new code. One that is on its way already is as good as sent.
 * @returns `waitSeconds` until the next one, where the provider said so
 */
export async function toResendOutcome(
  ask: () => Promise<unknown>,
): Promise<{ readonly outcome: TransferCodeOutcome; readonly waitSeconds?: number | undefined }> {
  try {
    await ask();
    return { outcome: { kind: 'done' } };
  } catch (error) {
    if (error instanceof Refusal && error.body.code === WAITING) return { outcome: { kind: 'done' }, waitSeconds: error.body.expired };
    const refused = toSubmitOutcome<never>(error, {});
    return { outcome: refused.kind === 'failed' ? refused : { kind: 'refused', message: refused.message ?? '' } };
  }
}

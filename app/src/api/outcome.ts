import type { ErrorBody } from '@wallet/contract/errors';
import type { Failed, Refused } from '@wallet/ui/patterns/form';
import { ApiError, loadFailure, Refusal } from './errors.ts';

/** A message is foreign input: shown as plain text, and no longer than this (D-ERR-17). */
const MOST_CHARACTERS = 300;
/** What a provider says, in either language, when the fields say the rest. */
const GENERIC: ReadonlySet<string> = new Set(['Validation failed', 'Bitte prüfen Sie Ihre Angaben']);

/**
 * The provider's words for a refusal; '' when it has none. What it says of fields that the form does not have is joined to the message:
 * no error may vanish (D-ERR-10).
 * @param shown names of the fields whose messages are shown elsewhere
 */
export function refusalText({ message, fields = {} }: ErrorBody, shown: readonly string[] = []): string {
  const others = Object.entries(fields).flatMap(([name, messages]) => (shown.includes(name) ? [] : messages.slice(0, 1)));
  const isSaidByFields = GENERIC.has(message) && Object.keys(fields).length > 0;
  const texts = [...(message === '' || isSaidByFields ? [] : [message]), ...others];
  return [...new Set(texts)].join(' ').slice(0, MOST_CHARACTERS);
}

/** The provider's name of a field -> the form's. Where both have one word it is written twice, so that no field is forgotten. */
export type FieldNames<Field extends string> = Readonly<Record<string, Field>>;

function fieldsOf<Field extends string>({ body }: Refusal, names: FieldNames<Field>): Partial<Record<Field, string>> {
  const fields: Partial<Record<Field, string>> = {};
  for (const [wireName, messages] of Object.entries(body.fields ?? {})) {
    const name = names[wireName];
    if (name !== undefined && messages[0] !== undefined) fields[name] ??= messages[0];
  }
  return fields;
}

/** A refusal as a form takes it: what its fields can show on the fields, the rest in the message. */
export function toRefused<Field extends string = never>(refusal: Refusal, names: FieldNames<Field>): Refused<Field> {
  const fields = fieldsOf(refusal, names);
  const message = refusalText(refusal.body, Object.keys(names));
  const isSaidByFields = Object.keys(fields).length > 0 && Object.values(fields).includes(message);
  return { kind: 'refused', fields, ...(message === '' || isSaidByFields ? {} : { message }) };
}

/** The request could not be made, or not understood, for a reason that no rule names. */
export const UNEXPECTED: Failed = { kind: 'failed', failure: 'unexpected' };

/** A refusal without a word, as of an empty or unreadable body (D-ERR-01), would leave a form as it was: no error may vanish (D-ERR-10). */
const toSpoken = <Field extends string>(refused: Refused<Field>): Refused<Field> | Failed =>
  refused.message === undefined && Object.keys(refused.fields ?? {}).length === 0 ? UNEXPECTED : refused;

type Answer = { readonly kind: string };

/** What `done` carries of a call that begins an order. */
export type NewOrder = { readonly value: { readonly id: string } };

/** Of a refusal that names the order which has used up what was sent, a check, a code or a prepared operation: that order (D-API-30). */
export const usedBy = ({ body: { order } }: Refusal): ({ readonly kind: 'done' } & NewOrder) | null =>
  order === undefined ? null : { kind: 'done', value: { id: order } };

export type AttemptRules<Field extends string, Special extends Answer | null, Other extends Answer> = {
  /** The form's fields by the provider's names. */
  readonly fields?: FieldNames<Field>;
  /** What this screen alone makes of a refusal; null for one that is a refusal like any other. */
  readonly special?: (refusal: Refusal) => Special | Promise<Special>;
  /** What it makes of an error that is neither a refusal nor a failed request; without it that error is thrown on. */
  readonly otherwise?: (error: unknown) => Other | null;
};

/** The `CallOutcome` of an attempt: `done` has what the action answered, and `refused` is there unless every refusal is a special one. */
export type Attempted<T, Field extends string, Special extends Answer | null, Other extends Answer> =
  { readonly kind: 'done'; readonly value: T } | (null extends Special ? Refused<Field> : never) | Failed | Exclude<Special, null> | Other;

/**
 * Runs an action that the provider can refuse: the one place where what is thrown becomes a value. A refusal becomes `refused` with its
 * fields, a failed request `failed`; a session end and a programming error are thrown on.
 */
export async function attempt<
  T,
  Field extends string = never,
  const Special extends Answer | null = null,
  const Other extends Answer = never,
>(action: () => Promise<T>, rules?: AttemptRules<Field, Special, Other>): Promise<Attempted<T, Field, Special, Other>>;
export async function attempt<T, Field extends string>(
  action: () => Promise<T>,
  { fields, special, otherwise }: AttemptRules<Field, Answer | null, Answer> = {},
): Promise<Attempted<T, Field, Answer | null, Answer>> {
  try {
    return { kind: 'done', value: await action() };
  } catch (error) {
    if (error instanceof Refusal) return (await special?.(error)) ?? toSpoken(toRefused<Field>(error, fields ?? {}));
    if (error instanceof ApiError) return { kind: 'failed', failure: loadFailure(error) };
    const answer = otherwise?.(error) ?? null;
    if (answer === null) throw error;
    return answer;
  }
}

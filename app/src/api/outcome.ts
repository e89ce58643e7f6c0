import type { ErrorBody } from '@wallet/contract/errors';
import type { Failed, Refused } from '@wallet/ui/patterns/form';
import { ApiError, toLoadFailure, Refusal } from './errors.ts';

/** Messages are untrusted input. They are shown as plain text, cut to this length (D-ERR-17). */
const MAX_CHARACTERS = 300;
/** The provider's generic messages, in either language, used when the fields carry the details. */
const GENERIC_MESSAGES: ReadonlySet<string> = new Set(['Validation failed', 'Bitte prüfen Sie Ihre Angaben']);

/**
 * Returns the provider's message for a refusal, or '' if it has none. Messages of fields missing in the form are appended, so that no error
 * is lost (D-ERR-10).
 * @param shown names of the fields whose messages are shown elsewhere
 */
export function toRefusalText({ message, fields = {} }: ErrorBody, shown: readonly string[] = []): string {
  const others = Object.entries(fields).flatMap(([name, messages]) => (shown.includes(name) ? [] : messages.slice(0, 1)));
  const isSaidByFields = GENERIC_MESSAGES.has(message) && Object.keys(fields).length > 0;
  const texts = [...(message === '' || isSaidByFields ? [] : [message]), ...others];
  return [...new Set(texts)].join(' ').slice(0, MAX_CHARACTERS);
}

/** Maps the provider's field names to the form's. Equal names are listed too, so that no field is forgotten. */
export type FieldNames<Field extends string> = Readonly<Record<string, Field>>;

function toFieldMessages<Field extends string>({ body }: Refusal, names: FieldNames<Field>): Partial<Record<Field, string>> {
  const fields: Partial<Record<Field, string>> = {};
  for (const [wireName, messages] of Object.entries(body.fields ?? {})) {
    const name = names[wireName];
    if (name !== undefined && messages[0] !== undefined) fields[name] ??= messages[0];
  }
  return fields;
}

/** Converts a refusal for a form. Messages of its fields go to the fields, the rest to the message. */
export function toRefused<Field extends string = never>(refusal: Refusal, names: FieldNames<Field>): Refused<Field> {
  const fields = toFieldMessages(refusal, names);
  const message = toRefusalText(refusal.body, Object.keys(names));
  const isSaidByFields = Object.keys(fields).length > 0 && Object.values(fields).includes(message);
  return { kind: 'refused', fields, ...(message === '' || isSaidByFields ? {} : { message }) };
}

/** The request failed or was not understood, for a reason without a rule. */
export const UNEXPECTED: Failed = { kind: 'failed', failure: 'unexpected' };

/**
 * A refusal without a message, as from an empty or unreadable body (D-ERR-01), would leave the form unchanged. It becomes a failure, so
 * that no error is lost (D-ERR-10).
 */
const requireMessage = <Field extends string>(refused: Refused<Field>): Refused<Field> | Failed =>
  refused.message === undefined && Object.keys(refused.fields ?? {}).length === 0 ? UNEXPECTED : refused;

type Answer = { readonly kind: string };

export type NewOrder = { readonly value: { readonly id: string } };

/** Returns the order named by a refusal, which has already used the check, code or prepared operation that was sent (D-API-30). */
export const toUsedOrder = ({ body: { order } }: Refusal): ({ readonly kind: 'done' } & NewOrder) | null =>
  order === undefined ? null : { kind: 'done', value: { id: order } };

export type AttemptRules<Field extends string, Special extends Answer | null, Other extends Answer> = {
  readonly fields?: FieldNames<Field>;
  /** Maps a refusal to an outcome specific to this screen. Null for an ordinary refusal. */
  readonly special?: (refusal: Refusal) => Special | Promise<Special>;
  /** Maps an error other than a refusal or failed request. Without it the error is rethrown. */
  readonly otherwise?: (error: unknown) => Other | null;
};

/** The `CallOutcome` of an attempt. `done` carries the action's result, and `refused` is omitted when every refusal is special. */
export type Attempted<T, Field extends string, Special extends Answer | null, Other extends Answer> =
  { readonly kind: 'done'; readonly value: T } | (null extends Special ? Refused<Field> : never) | Failed | Exclude<Special, null> | Other;

/**
 * Runs an action that the provider can refuse. Errors become values only here: a refusal becomes `refused` with its fields, a failed
 * request `failed`. The end of a session and programming errors are rethrown.
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
    if (error instanceof Refusal) return (await special?.(error)) ?? requireMessage(toRefused<Field>(error, fields ?? {}));
    if (error instanceof ApiError) return { kind: 'failed', failure: toLoadFailure(error) };
    const answer = otherwise?.(error) ?? null;
    if (answer === null) throw error;
    return answer;
  }
}

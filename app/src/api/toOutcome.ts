import type { Outcome } from '@wallet/ui/patterns/form/Outcome';
import type { LoadFailure } from '@wallet/ui/patterns/PageStates/PageState';
import { ApiError, Refusal } from './errors.ts';
import { loadFailure } from './loadFailure.ts';
import { refusalText } from './refusalText.ts';

/** The request could not be asked or understood: everything that was typed stays, the form says so above its button (D-ERR-07). */
export type Failed = { readonly kind: 'failed'; readonly failure: LoadFailure };

/** The provider's name of a field -> the form's. Where both have one word it is written twice, so that no field is forgotten. */
export type FieldNames<Field extends string> = Readonly<Record<string, Field>>;

function fieldsOf<Field extends string>(refusal: Refusal, names: FieldNames<Field>): Partial<Record<Field, string>> {
  const fields: Partial<Record<Field, string>> = {};
  for (const [wireName, messages] of Object.entries(refusal.body.fields ?? {})) {
    const name = names[wireName];
    if (name !== undefined && messages[0] !== undefined) fields[name] ??= messages[0];
  }
  return fields;
}

/** A refusal as a form takes it: what the fields can show on the fields, the rest in the message. */
export function toRefused<Field extends string>(refusal: Refusal, names: FieldNames<Field>): Extract<Outcome<Field>, { kind: 'refused' }> {
  const fields = fieldsOf(refusal, names);
  const message = refusalText(refusal.body, Object.keys(names));
  const isSaidByFields = Object.keys(fields).length > 0 && Object.values(fields).includes(message);
  return { kind: 'refused', fields, ...(message === '' || isSaidByFields ? {} : { message }) };
}

/**
 * Runs an action: a refusal and a failed request become values, everything else is thrown on (a session end, a programming error).
 * @param names the form's fields by the provider's names
 */
export async function toOutcome<Field extends string = never>(
  action: () => Promise<unknown>,
  names: FieldNames<Field> = {},
): Promise<Outcome<Field> | Failed> {
  try {
    await action();
    return { kind: 'done' };
  } catch (error) {
    if (error instanceof Refusal) return toRefused(error, names);
    if (error instanceof ApiError) return { kind: 'failed', failure: loadFailure(error) };
    throw error;
  }
}

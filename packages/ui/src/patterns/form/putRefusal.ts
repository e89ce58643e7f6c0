import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';
import type { Outcome } from './Outcome.ts';

/**
 * Puts what the provider refused where it belongs: each field's sentence on that field, the focus into the first of them, the
 * message above the button (as `root.refusal`). A sentence for a field that the form does not show joins the message.
 * @param fields the form's fields from top to bottom
 */
export function putRefusal<Values extends FieldValues>(
  outcome: Outcome<FieldPath<Values>>,
  fields: readonly FieldPath<Values>[],
  setError: UseFormSetError<Values>,
): void {
  if (outcome.kind === 'done') return;
  const sentences = new Map<string, string>(Object.entries(outcome.fields ?? {}).filter(isText));
  let isFirst = true;
  for (const field of fields) {
    const message = sentences.get(field);
    if (message === undefined) continue;
    sentences.delete(field);
    setError(field, { type: 'refused', message }, { shouldFocus: isFirst });
    isFirst = false;
  }
  const message = [outcome.message, ...sentences.values()].filter(Boolean).join(' ');
  if (message !== '') setError('root.refusal', { type: 'refused', message });
}

const isText = (entry: [string, unknown]): entry is [string, string] => typeof entry[1] === 'string';

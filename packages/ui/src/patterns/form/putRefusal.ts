import type { Refused } from './CallOutcome.ts';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

/** What a form reads of the answer to a submit: `CallOutcome`, or another union of kinds. */
export type FormAnswer<Field extends string> = {
  readonly kind: string;
  readonly fields?: Partial<Readonly<Record<Field, string>>>;
};

/** The type of an issue that the provider raised, in react-hook-form's errors. */
export const REFUSED = 'refused';

/** Puts each sentence of a refusal on its field, where it stays until that field is edited or the form is sent again. */
export function putRefusal<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'getValues' | 'setError'>,
  { fields = {} }: FormAnswer<FieldPath<Values>>,
): void {
  const values: object = form.getValues();
  const isField = (name: string): name is FieldPath<Values> => name in values;
  for (const [name, message] of Object.entries(fields)) {
    if (isField(name) && typeof message === 'string') form.setError(name, { type: REFUSED, message });
  }
}

type Brought<Field extends string> = { readonly issues: Partial<Readonly<Record<Field, string>>>; readonly message?: string };

/** What a later step was refused and brings back to its form, as an answer; null when that is nothing. */
export const broughtBack = <Field extends string>({ issues, message }: Brought<Field>): Refused<Field> | null =>
  message === undefined && Object.keys(issues).length === 0
    ? null
    : { kind: 'refused', fields: issues, ...(message === undefined ? {} : { message }) };

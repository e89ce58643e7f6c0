import type { Refused } from './CallOutcome.ts';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

/** The parts of a submit's result that a form reads: `CallOutcome` or another union of kinds. */
export type FormResult<Field extends string> = {
  readonly kind: string;
  readonly fields?: Partial<Readonly<Record<Field, string>>>;
};

/** Type of an issue reported by the provider, in react-hook-form's errors. */
export const REFUSED = 'refused';

/** Puts each message of a refusal on its field, until that field is edited or the form is submitted again. */
export function setFieldErrors<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'getValues' | 'setError'>,
  { fields = {} }: FormResult<FieldPath<Values>>,
): void {
  const values: object = form.getValues();
  const isField = (name: string): name is FieldPath<Values> => name in values;
  for (const [name, message] of Object.entries(fields)) {
    if (isField(name) && typeof message === 'string') form.setError(name, { type: REFUSED, message });
  }
}

type BroughtIssues<Field extends string> = { readonly issues: Partial<Readonly<Record<Field, string>>>; readonly message?: string };

/** Converts a refusal from a later step, brought back to its form, to an outcome. Returns null when it is empty. */
export const toRefused = <Field extends string>({ issues, message }: BroughtIssues<Field>): Refused<Field> | null =>
  message === undefined && Object.keys(issues).length === 0
    ? null
    : { kind: 'refused', fields: issues, ...(message === undefined ? {} : { message }) };

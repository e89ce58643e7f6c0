import { useRef, type FormEvent } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import type { Outcome } from './Outcome.ts';
import { putRefusal } from './putRefusal.ts';

type RefusableForm<Values extends FieldValues, Parsed> = {
  /** What `useForm` answered, with `shouldFocusError` left on: the first invalid field gets the focus. */
  readonly form: Pick<UseFormReturn<Values, unknown, Parsed>, 'handleSubmit' | 'setError' | 'clearErrors'>;
  /** The form's fields from top to bottom: where a refusal can stand. */
  readonly fields: readonly FieldPath<Values>[];
  /** Sends the parsed values. */
  readonly onSubmit: (values: Parsed) => Promise<Outcome<FieldPath<Values>>>;
};

/**
 * The `onSubmit` of a form whose callback can be refused. A second submit while the first is under way does nothing (D-APP-12);
 * a refusal goes onto its fields; what was typed always stays.
 */
export function useRefusableSubmit<Values extends FieldValues, Parsed>({
  form,
  fields,
  onSubmit,
}: RefusableForm<Values, Parsed>): (event?: FormEvent) => void {
  const isUnderWay = useRef(false);
  const handle = form.handleSubmit(async (values) => {
    form.clearErrors('root.refusal');
    putRefusal<Values>(await onSubmit(values), fields, form.setError);
  });
  return (event) => {
    event?.preventDefault();
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    void handle(event).finally(() => {
      isUnderWay.current = false;
    });
  };
}

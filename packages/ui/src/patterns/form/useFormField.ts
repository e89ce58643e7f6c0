import { useController, type Control, type FieldPath, type FieldPathValue, type FieldValues } from 'react-hook-form';

/**
 * Ties a field that takes `value` and `onValueChange` (AmountInput, IbanField, Select, RadioCard …) to react-hook-form; a plain
 * TextField takes `register` instead. Spread the answer onto the field.
 */
export function useFormField<Values extends FieldValues, Name extends FieldPath<Values>>(control: Control<Values>, name: Name) {
  const { field, fieldState } = useController<Values, Name>({ control, name });
  const value: FieldPathValue<Values, Name> = field.value;
  return {
    name: field.name,
    ref: field.ref,
    value,
    onValueChange: (next: FieldPathValue<Values, Name>): void => field.onChange(next),
    onBlur: field.onBlur,
    issue: fieldState.error?.message,
  };
}

import type { ChangeEvent, ComponentPropsWithRef, ReactNode } from 'react';
import { Field, splitFieldProps, type FieldProps } from '../../foundations/Field/Field.tsx';

export type TextFieldProps = Omit<ComponentPropsWithRef<'input'>, 'prefix'> &
  FieldProps & {
    /** Receives the text as typed. `onChange` still gets the event. */
    readonly onValueChange?: ((text: string) => void) | undefined;
    /** Shown before the text: a symbol, an icon, a button. */
    readonly prefix?: ReactNode;
    /** Shown after the text: a code, a button. */
    readonly suffix?: ReactNode;
    /** Shown at the end of the line below the field: `3 / 140`. */
    readonly counter?: ReactNode;
  };

/**
 * A labelled single-line text field (native text input). The hint and the issue are its description, and the issue is announced when it
 * appears.
 */
export function TextField(props: TextFieldProps) {
  const [frame, { prefix, suffix, counter, onChange, onValueChange, ...rest }] = splitFieldProps(props);
  const change = (event: ChangeEvent<HTMLInputElement>): void => {
    onChange?.(event);
    onValueChange?.(event.currentTarget.value);
  };
  return (
    <Field {...frame} counter={counter}>
      {(control) => (
        <div data-part="box">
          {prefix}
          <input {...rest} {...control} onChange={change} />
          {suffix}
        </div>
      )}
    </Field>
  );
}

import { useState, type ChangeEvent, type ComponentPropsWithRef } from 'react';
import { Field, splitFieldProps, type FieldProps } from '../../foundations/Field/Field.tsx';
import { FieldButton } from '../../foundations/Field/FieldButton.tsx';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { hideIcon, showIcon } from '../../foundations/Icon/icons.ts';
import { useTexts } from '../../texts/Texts.tsx';
import { passwordFieldTexts } from './PasswordField.texts.ts';

export type PasswordFieldProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'autoComplete'> &
  FieldProps & {
    /** Which password a password manager should offer: the current one or a new one. */
    readonly kind: 'current' | 'new';
    /** Lets the autofill list offer passkeys too. @default false */
    readonly passkeys?: boolean;
    /** Receives the text as typed. `onChange` still gets the event. */
    readonly onValueChange?: ((text: string) => void) | undefined;
  };

/** A password with a reveal button (native password input and a toggle button). */
export function PasswordField(props: PasswordFieldProps) {
  const [frame, { kind, passkeys = false, onChange, onValueChange, ...rest }] = splitFieldProps(props);
  const texts = useTexts(passwordFieldTexts);
  const [revealed, setRevealed] = useState(false);
  const change = (event: ChangeEvent<HTMLInputElement>): void => {
    onChange?.(event);
    onValueChange?.(event.currentTarget.value);
  };
  return (
    <Field {...frame}>
      {(control) => (
        <div data-part="box">
          <input
            spellCheck={false}
            autoCapitalize="none"
            autoCorrect="off"
            {...rest}
            {...control}
            type={revealed ? 'text' : 'password'}
            autoComplete={`${kind}-password${passkeys ? ' webauthn' : ''}`}
            onChange={change}
          />
          <FieldButton aria-label={texts.reveal} aria-pressed={revealed} disabled={rest.disabled} onClick={() => setRevealed(!revealed)}>
            <Icon glyph={revealed ? hideIcon : showIcon} />
          </FieldButton>
        </div>
      )}
    </Field>
  );
}

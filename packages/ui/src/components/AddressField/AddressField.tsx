import { typeAddress } from '@wallet/core/addresses/typeAddress';
import { shortenAddress } from '@wallet/core/format/masks';
import ClipboardPaste from 'lucide-react/icons/clipboard-paste';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Field, type FieldProps } from '../../foundations/Field/Field.tsx';
import { FieldButton } from '../../foundations/Field/FieldButton.tsx';
import { useTypedText } from '../../foundations/Field/useTypedText.ts';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { addressFieldTexts } from './AddressField.texts.ts';

export type AddressFieldProps = Omit<ComponentPropsWithRef<'input'>, 'value' | 'type'> &
  FieldProps & {
    /** The whole address, also while it is shown shortened. */
    readonly value: string;
    /** Receives the address without spaces and invisible characters. */
    readonly onValueChange: (address: string) => void;
    /** A payment link was put in (`bitcoin:…`): it is to be taken apart. Without it a link is refused with a word. */
    readonly onLink?: ((link: string) => void) | undefined;
    /** Reads the clipboard; the button shows while it is given. Its answer, or nothing when the customer refused. */
    readonly onPasteRequest?: (() => Promise<string | null>) | undefined;
    /** Name of that button. @default 'Paste' */
    readonly pasteLabel?: string;
    /** Further buttons after the address: a scanner. */
    readonly suffix?: ReactNode;
  };

const StyledBox = styled.div`
  [data-part='reading'] {
    position: absolute;
    inset-inline: calc(var(--component-field-padding-x) - 1px);
    pointer-events: none;
  }
  /* At rest an address that is too long for the field says so. */
  input {
    text-overflow: ellipsis;
  }
  input:read-only {
    color: transparent;
  }
  /* Addresses are compared character by character: 'ff' stays two. */
  input,
  [data-part='reading'] {
    font-variant-ligatures: none;
  }
  [data-tone='accent']:enabled {
    color: var(--semantic-color-icon-accent);
  }
`;

/** An address of a crypto network (native text input): pasted, typed, and shortened to 7…5 where it can only be read. */
export function AddressField({
  label,
  labelHidden,
  hint,
  issue,
  id,
  className,
  value,
  onValueChange,
  onChange,
  onKeyDown,
  onBlur,
  onLink,
  onPasteRequest,
  pasteLabel,
  suffix,
  ref,
  'aria-describedby': describedBy,
  ...rest
}: AddressFieldProps) {
  const texts = useTexts(addressFieldTexts);
  const take = (link: string): void => onLink?.(link);
  const { inputProps, refusal } = useTypedText({
    rule: typeAddress,
    value,
    onValueChange,
    onChange,
    onKeyDown,
    onBlur,
    onRejected: (why) => (why === 'long' ? undefined : take(why.link)),
    ref,
  });
  const paste = async (): Promise<void> => {
    const pasted = await onPasteRequest?.();
    if (!pasted) return;
    const typed = typeAddress({ before: '', inserted: pasted, removed: value, after: '' });
    if (typed.kind === 'accepted') onValueChange(typed.text);
    else if (typed.why !== 'long') take(typed.why.link);
  };
  const isRefused = refusal !== null && (refusal === 'long' || onLink === undefined);
  return (
    <Field {...{ label, labelHidden, issue, id, className, describedBy }} hint={isRefused ? texts.refused : hint}>
      {(control) => (
        <StyledBox data-part="box">
          <input autoComplete="off" autoCapitalize="none" spellCheck={false} dir="ltr" {...rest} {...control} {...inputProps} type="text" />
          {rest.readOnly ? (
            <span data-part="reading" aria-hidden>
              {shortenAddress(value)}
            </span>
          ) : null}
          {onPasteRequest && !rest.readOnly ? (
            <FieldButton aria-label={pasteLabel ?? texts.paste} disabled={rest.disabled} data-tone="accent" onClick={() => void paste()}>
              <Icon glyph={ClipboardPaste} />
            </FieldButton>
          ) : null}
          {suffix}
        </StyledBox>
      )}
    </Field>
  );
}

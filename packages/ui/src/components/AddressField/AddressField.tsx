import { typeAddress } from '@wallet/core/addresses/typeAddress';
import { shortenAddress } from '@wallet/core/format/masks';
import ClipboardPaste from 'lucide-react/icons/clipboard-paste';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Field, splitFieldProps, type FieldProps } from '../../foundations/Field/Field.tsx';
import { FieldButton } from '../../foundations/Field/FieldButton.tsx';
import { useTypedText } from '../../foundations/Field/useTypedText.ts';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { addressFieldTexts } from './AddressField.texts.ts';

export type AddressFieldProps = Omit<ComponentPropsWithRef<'input'>, 'value' | 'type'> &
  FieldProps & {
    /** The full address, even while it is displayed shortened. */
    readonly value: string;
    /** Receives the address without spaces or invisible characters. */
    readonly onValueChange: (address: string) => void;
    /** Receives a payment link that was entered (`bitcoin:…`) so that it can be parsed. Without it a link is refused with a message. */
    readonly onLink?: ((link: string) => void) | undefined;
    /**
     * Reads the clipboard and resolves with its text, or with null when the customer denies access. The paste button is shown only while
     * this is set.
     */
    readonly onPasteRequest?: (() => Promise<string | null>) | undefined;
    /** Additional buttons after the address, such as a scanner. */
    readonly suffix?: ReactNode;
  };

const StyledBox = styled.div`
  /* The shortened address is over the input and ends before the buttons. */
  &&[data-part='box'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    grid-auto-columns: auto;
  }
  > * {
    grid-row: 1;
  }
  input,
  [data-part='reading'] {
    grid-area: 1 / 1;
  }
  /* On two lines where larger text leaves no room, because both of its ends are needed. */
  [data-part='reading'] {
    pointer-events: none;
    overflow-wrap: anywhere;
  }
  /* Without focus the address is shortened in its middle, because its ends are what is compared. */
  input:enabled:is(:read-only, :not(:focus)) {
    color: transparent;
  }
  input:is(:disabled, :focus:not(:read-only)) ~ [data-part='reading'] {
    display: none;
  }
  /* Addresses are compared character by character, so 'ff' must not become a ligature. */
  input,
  [data-part='reading'] {
    font-variant-ligatures: none;
  }
  [data-tone='accent']:enabled {
    color: var(--semantic-color-icon-accent);
  }
`;

/** A field for a crypto address (native text input). Accepts typing and pasting; without focus the address is shortened to 7…5. */
export function AddressField(props: AddressFieldProps) {
  const [frame, { value, onValueChange, onLink, onPasteRequest, suffix, ...rest }] = splitFieldProps(props);
  const texts = useTexts(addressFieldTexts);
  const take = (link: string): void => onLink?.(link);
  const { inputProps, refusal } = useTypedText({
    ...rest,
    rule: typeAddress,
    value,
    onValueChange,
    onRejected: (why) => (why === 'long' ? undefined : take(why.link)),
  });
  const paste = async (button: HTMLElement): Promise<void> => {
    const input = button.parentElement?.querySelector('input');
    const before = input?.value;
    const pasted = await onPasteRequest?.();
    // The browser may have asked the customer. What was entered in the meantime stays, and a form under way takes no input.
    if (!pasted || input?.value !== before || input?.closest('[inert]')) return;
    const typed = typeAddress({ before: '', inserted: pasted, removed: value, after: '' });
    if (typed.kind === 'accepted') onValueChange(typed.text);
    else if (typed.why !== 'long') take(typed.why.link);
  };
  const isRefused = refusal !== null && (refusal === 'long' || onLink === undefined);
  return (
    <Field {...frame} hint={isRefused ? texts.refused : frame.hint}>
      {(control) => (
        <StyledBox data-part="box">
          <input autoComplete="off" autoCapitalize="none" spellCheck={false} dir="ltr" {...rest} {...control} {...inputProps} type="text" />
          <span data-part="reading" aria-hidden>
            {shortenAddress(value)}
          </span>
          {onPasteRequest && !rest.readOnly ? (
            <FieldButton
              aria-label={texts.paste}
              disabled={rest.disabled}
              data-tone="accent"
              onClick={({ currentTarget }) => void paste(currentTarget)}
            >
              <Icon glyph={ClipboardPaste} />
            </FieldButton>
          ) : null}
          {suffix}
        </StyledBox>
      )}
    </Field>
  );
}

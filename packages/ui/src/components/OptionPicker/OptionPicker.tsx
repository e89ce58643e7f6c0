import { useId, type CSSProperties, type ReactNode } from 'react';
import { FullOverlay } from '../../foundations/overlay/FullOverlay.styles.ts';
import type { DialogElementProps } from '../../foundations/overlay/Overlay.tsx';
import type { OverlayProps } from '../../foundations/overlay/useModalDialog.ts';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { closeIcon } from '../../foundations/Icon/icons.ts';
import type { PickerOption } from './findOptions.ts';
import { useTexts } from '../../texts/Texts.tsx';
import { OptionList } from './OptionList.tsx';
import { StyledPicker } from './OptionPicker.styles.ts';
import { optionPickerTexts } from './OptionPicker.texts.ts';

export type OptionPickerProps<Option extends PickerOption = PickerOption> = DialogElementProps &
  Pick<OverlayProps, 'open' | 'onOpenChange'> & {
    /** Heading and accessible name: what is being selected. */
    readonly label: string;
    readonly options: readonly Option[];
    /** The selected option, marked and scrolled into view. null when none is selected. */
    readonly value: string | null;
    /** Receives the selected value. The picker then closes. */
    readonly onValueChange: (value: string) => void;
    /** Loading state of the options. @default 'ready' */
    readonly state?: 'ready' | 'loading' | 'failed';
    /** Loads the options again after `failed`. */
    readonly onRetry?: (() => void) | undefined;
    /** Renders the mark or flag before an option. */
    renderMark?(option: Option): ReactNode;
    /** Text overrides. Missing keys use the defaults. */
    readonly texts?: Partial<Omit<typeof optionPickerTexts, symbol>> | undefined;
  };

/**
 * A searchable list of options, full screen on a phone and a panel from tablet width up (APP-031; ARIA combobox with listbox in a modal
 * dialog).
 */
export function OptionPicker<Option extends PickerOption>({
  label,
  options,
  value,
  onValueChange,
  // oxlint-disable-next-line typescript/unbound-method -- a method, so that pickers of narrower options are assignable; it uses no `this`
  renderMark,
  state = 'ready',
  onRetry,
  texts,
  ...rest
}: OptionPickerProps<Option>) {
  const titleId = useId();
  const words = { ...useTexts(optionPickerTexts), ...texts };
  const height: (CSSProperties & Record<'--options', number>) | undefined = state === 'ready' ? { '--options': options.length } : undefined;
  return (
    <FullOverlay style={height} {...rest} aria-labelledby={titleId} aria-busy={state === 'loading' || undefined}>
      {(requestClose) => (
        <StyledPicker>
          <header>
            <button type="button" aria-label={words.close} onClick={requestClose}>
              <Icon glyph={closeIcon} size={24} />
            </button>
            <h2 id={titleId}>{label}</h2>
          </header>
          {state === 'ready' ? (
            <OptionList {...{ label, options, value, onValueChange, words }} {...(renderMark && { renderMark })} onPicked={requestClose} />
          ) : null}
          {state === 'ready' ? null : (
            <output data-part="state">
              {state === 'loading' ? words.loading : words.failed}
              {state === 'failed' && onRetry ? (
                <button type="button" onClick={onRetry}>
                  {words.retry}
                </button>
              ) : null}
            </output>
          )}
        </StyledPicker>
      )}
    </FullOverlay>
  );
}

import { type CSSProperties, type ReactNode } from 'react';
import { FullOverlay } from '../../foundations/overlay/FullOverlay.tsx';
import type { DialogElementProps } from '../../foundations/overlay/Overlay.tsx';
import type { OverlayProps } from '../../foundations/overlay/useModalDialog.ts';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { closeIcon } from '../../foundations/Icon/icons.ts';
import type { Id, PickerOption, Unlisted } from './findOptions.ts';
import { useTexts } from '../../texts/Texts.tsx';
import { OptionList } from './OptionList.tsx';
import { optionPickerTexts } from './OptionPicker.texts.ts';
import { styled } from 'styled-components';

const StyledPicker = styled.div`
  > header {
    display: grid;
    grid-template-columns: var(--primitive-size-touch) 1fr var(--primitive-size-touch);
    align-items: center;
    min-block-size: var(--component-header-height);
    padding-inline: var(--primitive-space-8);
  }
  h2 {
    font: var(--semantic-typography-title-sm);
    text-align: center;
  }
  header > button {
    display: grid;
    place-items: center;
    block-size: var(--primitive-size-touch);
    border-radius: 50%;
    color: var(--semantic-color-icon-default);
  }
  > .search {
    padding: 4px var(--primitive-space-20) var(--primitive-space-8);
  }
  > .quiet {
    position: absolute;
    inline-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  ul {
    flex: 1;
    margin: 0;
    padding: 0 var(--primitive-space-20) var(--primitive-space-20);
    list-style: none;
    overflow-y: auto;
    scroll-padding-block: var(--primitive-space-8);
  }
  ul:focus-visible {
    outline-offset: -2px;
  }
  [role='presentation'] {
    padding-block: var(--primitive-space-16) var(--primitive-space-4);
    color: var(--semantic-color-text-secondary);
    font: var(--semantic-typography-label);
  }
  [role='option'] {
    position: relative;
    display: flex;
    align-items: center;
    gap: var(--component-row-gap);
    min-block-size: 57px;
    padding-block: var(--primitive-space-8);
    border-block-end: 1px solid var(--component-row-divider);
    cursor: pointer;
  }
  [role='option']:last-child {
    border-block-end-color: #0000;
  }
  [data-part='text'] {
    flex: 1;
    min-inline-size: 0;
  }
  [role='option'] small {
    display: block;
    color: var(--semantic-color-text-secondary);
    font: var(--semantic-typography-body-sm);
  }
  [role='option'] > svg {
    color: var(--semantic-color-icon-accent);
  }
  [role='option'][aria-selected='true'] {
    font-weight: var(--primitive-font-weight-semibold);
  }
  [role='option'][data-active] {
    background: var(--semantic-color-bg-hover);
    box-shadow:
      -12px 0 0 var(--semantic-color-bg-hover),
      12px 0 0 var(--semantic-color-bg-hover);
  }
  [role='option'][aria-disabled] {
    color: var(--semantic-color-text-disabled);
    cursor: not-allowed;
  }
  .state {
    display: grid;
    justify-items: center;
    gap: var(--primitive-space-12);
    padding: var(--primitive-space-32) var(--primitive-space-20);
    color: var(--semantic-color-text-secondary);
    text-align: center;
  }
  .state button {
    min-block-size: var(--primitive-size-touch);
    color: var(--semantic-color-text-link);
    font: var(--semantic-typography-button);
  }
  @media (forced-colors: active) {
    [role='option'][data-active] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;

export type OptionPickerProps<Option extends PickerOption<Id> = PickerOption> = DialogElementProps &
  Pick<OverlayProps, 'open' | 'onOpenChange'> & {
    /** Heading and accessible name: what is being selected. */
    readonly label: string;
    /** The options, in order. */
    readonly options: readonly Option[];
    /** The selected option, marked and scrolled into view. null when none is selected. */
    readonly value: Option['value'] | null;
    /** Receives the selected value. The picker then closes. */
    readonly onValueChange: (value: Option['value']) => void;
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
export function OptionPicker<Option extends PickerOption<Id> = Unlisted>({
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
  const words = { ...useTexts(optionPickerTexts), ...texts };
  const groups = new Set(options.flatMap(({ group }) => group ?? [])).size;
  // The name of a group is half as high as an option.
  const rows: CSSProperties & Record<'--rows', number> = { '--rows': options.length + groups / 2 };
  return (
    <FullOverlay {...(state === 'ready' && { style: rows })} {...rest} aria-label={label} aria-busy={state === 'loading'}>
      {(requestClose) => (
        <StyledPicker>
          <header>
            <button type="button" aria-label={words.close} onClick={requestClose}>
              <Icon glyph={closeIcon} size={24} />
            </button>
            <h2>{label}</h2>
          </header>
          {state === 'ready' ? (
            <OptionList {...{ label, options, value, onValueChange, renderMark, words }} onPicked={requestClose} />
          ) : (
            <output className="state">
              {words[state]}
              {state === 'failed' && onRetry && (
                <button type="button" onClick={onRetry}>
                  {words.retry}
                </button>
              )}
            </output>
          )}
        </StyledPicker>
      )}
    </FullOverlay>
  );
}

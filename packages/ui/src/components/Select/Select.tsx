import { useState, type ComponentPropsWithRef } from 'react';
import { Field, splitFieldProps, type FieldProps } from '../../foundations/Field/Field.tsx';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { expandIcon } from '../../foundations/Icon/icons.ts';
import type { Id, PickerOption, Unlisted } from '../OptionPicker/findOptions.ts';
import type { OptionPicker, OptionPickerProps } from '../OptionPicker/OptionPicker.tsx';
import { styled } from 'styled-components';

const StyledSelect = styled.button`
  display: flex;
  align-items: center;
  gap: var(--component-row-gap);
  inline-size: 100%;
  min-block-size: var(--component-field-height);
  padding: var(--primitive-space-8) var(--component-field-padding-x);
  border-radius: var(--component-field-radius);
  background: var(--component-field-bg);
  box-shadow: inset 0 0 0 1px var(--component-field-border);

  &[data-two-lines] {
    min-block-size: var(--primitive-size-row);
  }
  > [data-part='text'],
  > [data-part='placeholder'] {
    flex: 1;
    min-inline-size: 0;
  }
  [data-part='title'] {
    display: block;
  }
  &[data-two-lines] [data-part='title'] {
    font: var(--semantic-typography-title-sm);
  }
  small {
    display: block;
    color: var(--semantic-color-text-secondary);
    font: var(--semantic-typography-body-sm);
  }
  [data-part='placeholder'] {
    color: var(--component-field-placeholder);
  }
  > svg {
    flex: none;
    color: var(--semantic-color-icon-muted);
  }
  @media (hover: hover) {
    &:hover {
      box-shadow: inset 0 0 0 1px var(--semantic-color-border-control-hover);
    }
  }
  &[aria-expanded='true'] {
    box-shadow: inset 0 0 0 2px var(--component-field-border-focus);
  }
  &[aria-invalid='true'] {
    box-shadow: inset 0 0 0 2px var(--component-field-border-error);
  }
  &:disabled {
    background: var(--semantic-color-bg-sunken);
    box-shadow: none;
    cursor: default;
  }
  &[data-look='chip'] {
    justify-self: start;
    inline-size: auto;
    gap: var(--primitive-space-8);
    min-block-size: var(--primitive-size-control-md);
    padding: var(--primitive-space-6) var(--primitive-space-12) var(--primitive-space-6) var(--primitive-space-6);
    border-radius: var(--semantic-shape-chip);
    background: var(--semantic-color-bg-sunken);
    box-shadow: none;
    font: var(--semantic-typography-title-sm);
  }
  @media (forced-colors: active) {
    border: 1px solid ButtonText;
  }
`;

export type SelectProps<Option extends PickerOption<Id> = PickerOption> = Omit<ComponentPropsWithRef<'button'>, 'value' | 'children'> &
  FieldProps &
  Pick<OptionPickerProps<Option>, 'options' | 'onValueChange' | 'state' | 'onRetry' | 'renderMark' | 'texts'> & {
    /** The selected value, or null. A single option is always shown as selected. */
    readonly value: Option['value'] | null;
    /** Shown while nothing is selected. */
    readonly placeholder?: string;
    /** `row` is a line of a SelectCard, `chip` the compact form inside an amount cell, with mark and code. @default 'field' */
    readonly look?: 'field' | 'row' | 'chip';
    /** Makes the issue a button that explains it. */
    readonly onIssue?: (() => void) | undefined;
    /** Called whenever the picker opens, for options that are loaded then. */
    readonly onOpen?: (() => void) | undefined;
  };

const combobox = { role: 'combobox', 'aria-haspopup': 'dialog' } as const;

/**
 * A closed field that opens an OptionPicker (ARIA combobox with a dialog popup). With a single option it shows that option and is disabled
 * (APP-036), unless options are loaded whenever it opens (`onOpen`). With none it renders nothing (APP-037).
 */
export function Select<Option extends PickerOption<Id> = Unlisted>(props: SelectProps<Option>) {
  const [
    frame,
    {
      options,
      value,
      onValueChange,
      state = 'ready',
      onRetry,
      renderMark,
      texts,
      placeholder,
      look = 'field',
      onIssue,
      onOpen,
      disabled,
      ...rest
    },
  ] = splitFieldProps(props);
  const { label, issue } = frame;
  const isChip = look === 'chip';
  const [open, setOpen] = useState(false);
  const [Picker, setPicker] = useState<typeof OptionPicker | null>(null);
  /** Loads the picker at the first sign that the customer will open it, not with the screen. If loading fails, the field closes again. */
  const loadPicker = (): void => {
    if (Picker) return;
    import('../OptionPicker/OptionPicker.tsx').then(
      (part) => setPicker(() => part.OptionPicker),
      () => setOpen(false),
    );
  };
  const openPicker = (): void => {
    loadPicker();
    setOpen(true);
    onOpen?.();
  };
  if (options.length === 0 && state === 'ready') return null;
  const isOnly = options.length === 1 && state === 'ready';
  // Options that come while the picker is open leave the field enabled, because the focus returns to it.
  const isFixed = isOnly && !onOpen;
  const chosen = isOnly ? options[0] : options.find((option) => option.value === value);
  const note = isChip ? undefined : chosen?.note;
  const explained =
    issue && onIssue ? (
      <button type="button" onClick={onIssue}>
        {issue}
      </button>
    ) : (
      issue
    );
  return (
    <Field {...frame} labelHidden={look === 'row' || frame.labelHidden} issue={explained}>
      {(control) => (
        <>
          <StyledSelect
            {...rest}
            {...control}
            type="button"
            {...combobox}
            aria-expanded={open}
            aria-controls={open ? `${control.id}-picker` : undefined}
            data-look={look}
            data-two-lines={note === undefined ? undefined : true}
            disabled={disabled || isFixed}
            // Capture handlers, because a product's own bubbling handlers are passed in `rest`.
            onFocusCapture={loadPicker}
            onPointerOver={loadPicker}
            onClickCapture={openPicker}
          >
            {chosen ? (
              <>
                {renderMark?.(chosen)}
                <span data-part="text">
                  {look === 'row' && <small aria-hidden>{label}</small>}
                  <span data-part="title">{(isChip && chosen.code) || chosen.label}</span>
                  {note && <small>{note}</small>}
                </span>
              </>
            ) : (
              <span data-part="placeholder">{placeholder}</span>
            )}
            {!isFixed && <Icon glyph={expandIcon} />}
          </StyledSelect>
          {Picker ? (
            <Picker
              id={`${control.id}-picker`}
              label={label}
              open={open}
              onOpenChange={setOpen}
              value={chosen?.value ?? null}
              {...{ options, onValueChange, state, onRetry, texts }}
              {...(renderMark ? { renderMark } : {})}
            />
          ) : null}
        </>
      )}
    </Field>
  );
}

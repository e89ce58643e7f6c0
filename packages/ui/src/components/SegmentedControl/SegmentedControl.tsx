import type { Unlisted } from '../OptionPicker/findOptions.ts';
import type { ComponentPropsWithRef, CSSProperties } from 'react';
import { rovingChoice } from '../../foundations/roving/rovingChoice.ts';
import { StyledSegments } from './SegmentedControl.styles.ts';

export type Segment<Value extends string = string> = {
  readonly value: Value;
  readonly label: string;
};

export type SegmentedControlProps<Value extends string = string> = Omit<ComponentPropsWithRef<'div'>, 'onChange' | 'children'> & {
  /** Accessible name, shown above the control unless hidden. */
  readonly label: string;
  /** Hides the label visually but not from screen readers. @default false */
  readonly labelHidden?: boolean;
  /** 2 to 4 segments of equal width. */
  readonly items: readonly Segment<Value>[];
  /** The chosen value. */
  readonly value: Value;
  /** Called with the chosen value. */
  readonly onValueChange: (value: Value) => void;
  /** Disables every segment. */
  readonly disabled?: boolean;
};

/** A choice among 2 to 4 short labels (ARIA radio group). */
export function SegmentedControl<Value extends string = Unlisted>({
  label,
  labelHidden,
  items,
  value,
  onValueChange,
  disabled,
  ...rest
}: SegmentedControlProps<Value>) {
  const selected = items.findIndex((item) => item.value === value);
  const place: CSSProperties & Record<'--index' | '--count', number> = { '--index': selected, '--count': items.length };
  return (
    <StyledSegments {...rest}>
      {labelHidden ? null : (
        <span data-part="label" aria-hidden>
          {label}
        </span>
      )}
      <div data-part="row" role="radiogroup" aria-label={label} style={place} {...rovingChoice}>
        {selected === -1 ? null : <span data-part="thumb" />}
        {items.map((item, index) => (
          <button
            key={item.value}
            type="button"
            role="radio"
            aria-checked={index === selected}
            data-value={item.value}
            disabled={disabled}
            tabIndex={index === Math.max(0, selected) ? 0 : -1}
            onClick={() => onValueChange(item.value)}
          >
            {item.label}
          </button>
        ))}
      </div>
    </StyledSegments>
  );
}

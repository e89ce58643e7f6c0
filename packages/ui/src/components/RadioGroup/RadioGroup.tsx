import type { Unlisted } from '../OptionPicker/findOptions.ts';
import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon, type IconGlyph } from '../../foundations/Icon/Icon.tsx';
import { alertIcon } from '../../foundations/Icon/icons.ts';
import { RadioCard } from '../RadioCard/RadioCard.tsx';
import { StyledChoice } from '../../foundations/Choice/Choice.styles.ts';

export type RadioProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'name'> & {
  /** The same for all radios of a group, so that the browser's arrow keys move between them. */
  readonly name: string;
  /** The label, which is also the accessible name. */
  readonly label: ReactNode;
  /** Help text below the label. */
  readonly hint?: ReactNode;
};

/** One option of a group (native radio). Use RadioGroup for the group. */
export function Radio({ label, hint, className, ...rest }: RadioProps) {
  return (
    <StyledChoice className={className}>
      <input {...rest} type="radio" />
      <span>
        {label}
        {hint ? <small>{hint}</small> : null}
      </span>
    </StyledChoice>
  );
}

export type RadioOption<Value extends string = string> = {
  readonly value: Value;
  readonly label: string;
  readonly hint?: ReactNode;
  readonly icon?: IconGlyph;
  /** Replaces the icon of a card: an AssetMark of 40 px. */
  readonly mark?: ReactNode;
  readonly disabled?: boolean;
};

export type RadioGroupProps<Value extends string = string> = Omit<ComponentPropsWithRef<'fieldset'>, 'onChange' | 'children'> & {
  /** The question, shown above the options. */
  readonly label: string;
  /** Hides the question visually when the screen's title asks it. @default false */
  readonly labelHidden?: boolean;
  /** The options, in order. */
  readonly options: readonly RadioOption<Value>[];
  /** null when nothing is selected yet. */
  readonly value: Value | null;
  /** Called with the value of the chosen option. */
  readonly onValueChange: (value: Value) => void;
  /** Cards or plain rows. @default 'card' */
  readonly look?: 'card' | 'plain';
  /** What the customer has to correct. Shown below and announced. */
  readonly issue?: string | undefined;
};

const StyledGroup = styled.fieldset`
  display: grid;
  gap: var(--primitive-space-8);

  > legend {
    margin-block-end: var(--primitive-space-6);
    padding: 0;
    color: var(--component-field-label);
    font: var(--semantic-typography-label);
  }
  > legend[data-hidden] {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  > [role='alert'] {
    display: flex;
    gap: var(--primitive-space-6);
    color: var(--semantic-color-text-negative);
    font: var(--semantic-typography-caption);
  }
`;

/** A choice of one among a few visible options (ARIA radio group with native radios; arrow keys move and select). */
export function RadioGroup<Value extends string = Unlisted>({
  label,
  labelHidden,
  options,
  value,
  onValueChange,
  look = 'card',
  issue,
  ...rest
}: RadioGroupProps<Value>) {
  const id = useId();
  const Choice = look === 'card' ? RadioCard : Radio;
  return (
    <StyledGroup
      {...rest}
      role="radiogroup"
      aria-invalid={issue ? true : undefined}
      aria-describedby={issue ? `${id}-issue ${rest['aria-describedby'] ?? ''}` : rest['aria-describedby']}
    >
      <legend data-hidden={labelHidden || undefined}>{label}</legend>
      {options.map((option) => (
        <Choice key={option.value} name={id} {...option} checked={option.value === value} onChange={() => onValueChange(option.value)} />
      ))}
      {issue ? (
        <p id={`${id}-issue`} role="alert">
          <Icon glyph={alertIcon} size={16} />
          {issue}
        </p>
      ) : null}
    </StyledGroup>
  );
}

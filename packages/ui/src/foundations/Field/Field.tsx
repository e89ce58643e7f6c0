import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { styled } from 'styled-components';

/** One styled root per field. Its parts are nested selectors. */
const StyledField = styled.div`
  position: relative;
  display: grid;
  grid: auto / minmax(0, 1fr);
  gap: var(--primitive-space-6);
  color: var(--semantic-color-text-primary);
  font: var(--semantic-typography-body);

  > label {
    color: var(--component-field-label);
    font: var(--semantic-typography-label);
  }
  > [data-hidden] {
    position: absolute;
    inline-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  > [data-part='box'] {
    --edge: var(--component-field-border);
    position: relative;
    display: flex;
    align-items: center;
    gap: var(--primitive-space-8);
    min-block-size: var(--component-field-height);
    padding-inline: calc(var(--component-field-padding-x) - 1px);
    border: 1px solid var(--edge);
    border-radius: var(--component-field-radius);
    background: var(--component-field-bg);

    @media (hover: hover) {
      &:hover {
        --edge: var(--semantic-color-border-control-hover);
      }
    }
    &:has(> :is(input, textarea):disabled) {
      --edge: transparent;
      background: var(--semantic-color-bg-disabled);
      color: var(--semantic-color-text-disabled);
    }
    &:has(> :is(input, textarea):read-only:enabled) {
      --edge: transparent;
      background: var(--semantic-color-bg-sunken);
    }
    &:has(> :is(input, textarea):focus) {
      --edge: var(--component-field-border-focus);
      box-shadow: inset 0 0 0 1px var(--edge);
      outline: 2px solid transparent;
    }
    &:has([aria-invalid]) {
      --edge: var(--component-field-border-error);
      box-shadow: inset 0 0 0 1px var(--edge);
    }
  }
  input,
  textarea {
    flex: 1;
    min-inline-size: 0;
    align-self: stretch;
    padding: 0;
    border: 0;
    outline: 0;
    background: none;
    caret-color: var(--component-field-border-focus);
  }
  ::placeholder {
    color: var(--component-field-placeholder);
  }
  > [data-part='notes'],
  > [role='alert'] {
    display: flex;
    gap: var(--primitive-space-6);
    justify-content: space-between;
    color: var(--semantic-color-text-secondary);
    font: var(--semantic-typography-caption);
  }
  > [role='alert'] {
    justify-content: start;
    color: var(--semantic-color-text-negative);

    > button {
      position: relative;
      text-align: start;
      text-decoration: underline;
    }
    /* A touch target of 44 px that does not affect the layout. */
    > button::after {
      content: '';
      position: absolute;
      inset: 50% 0 auto;
      block-size: var(--primitive-size-touch);
      translate: 0 -50%;
    }
  }
  output:empty {
    position: absolute;
  }
  svg {
    flex: none;
  }
`;

/** Props common to all fields. Each field's own props extend them. */
export type FieldProps = {
  /** Accessible name, shown above the field. */
  readonly label: string;
  /** Hides the label visually when the screen says the same next to it. Screen readers still get it. @default false */
  readonly labelHidden?: boolean | undefined;
  /** Permanent help: a format, a minimum. */
  readonly hint?: ReactNode;
  /** What the customer has to correct. Shown below with an icon and announced. */
  readonly issue?: string | undefined;
};

export type FrameProps = Omit<FieldProps, 'issue'> & {
  /** Like a field's issue, but may contain a button that explains it. */
  readonly issue?: ReactNode;
  readonly id?: string | undefined;
  readonly className?: string | undefined;
  /** Shown at the end of the line below: a counter. */
  readonly counter?: ReactNode;
  /** Ids of additional descriptions of the control. */
  readonly describedBy?: string | undefined;
  /** Renders the control with the attributes that connect it to its label, hint and issue. */
  readonly children: (control: ControlProps) => ReactNode;
};

type FieldElementProps = FieldProps & Pick<ComponentPropsWithRef<'input'>, 'id' | 'className' | 'aria-describedby'>;

/** Separates the props of a field's frame from those of its control. */
export function splitFieldProps<Props extends FieldElementProps>(props: Props) {
  const { label, labelHidden, hint, issue, id, className, 'aria-describedby': describedBy, ...control } = props;
  return [{ label, labelHidden, hint, issue, id, className, describedBy }, control] as const;
}

/** Attributes that connect a control to its field. */
export type ControlProps = {
  readonly id: string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
};

/** The frame of a field: label above, box, then hint and issue, all connected to the control. */
export function Field({ label, labelHidden, hint, issue, id, className, counter, describedBy, children }: FrameProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = hint || counter ? `${controlId}-hint` : undefined;
  const issueId = issue ? `${controlId}-issue` : undefined;
  return (
    <StyledField className={className}>
      <label htmlFor={controlId} data-hidden={labelHidden || undefined}>
        {label}
      </label>
      {children({
        id: controlId,
        'aria-invalid': issue ? true : undefined,
        'aria-describedby': [issueId, hintId, describedBy].filter(Boolean).join(' ') || undefined,
      })}
      {hintId ? (
        <div id={hintId} data-part="notes">
          <span>{hint}</span>
          {counter}
        </div>
      ) : null}
      {issue ? (
        <p id={issueId} role="alert">
          <svg
            width="16"
            height="16"
            viewBox="0 0 24 24"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            strokeLinecap="round"
            aria-hidden
          >
            <path d="M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0M12 8v4m0 4h.01" />
          </svg>
          {issue}
        </p>
      ) : null}
    </StyledField>
  );
}

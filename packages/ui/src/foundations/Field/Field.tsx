import { useId, type ReactNode } from 'react';
import { StyledField } from './Field.styles.ts';

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

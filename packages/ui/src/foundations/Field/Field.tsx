import { useId, type ReactNode } from 'react';
import { StyledField } from './Field.styles.ts';

/** What every field has in common; each field's own props extend it. */
export type FieldProps = {
  /** Its accessible name, shown above it. */
  readonly label: string;
  /** Hides the label from sight where the screen says the same beside it; it is still read aloud. @default false */
  readonly labelHidden?: boolean | undefined;
  /** Help that is always there: a format, a minimum. */
  readonly hint?: ReactNode;
  /** What the customer has to mend, shown below with an icon and announced. */
  readonly issue?: string | undefined;
};

export type FrameProps = Omit<FieldProps, 'issue'> & {
  /** As of a field; a button in it explains it. */
  readonly issue?: ReactNode;
  readonly id?: string | undefined;
  readonly className?: string | undefined;
  /** Stands at the end of the line below: a counter. */
  readonly counter?: ReactNode;
  /** Ids of further descriptions of the control. */
  readonly describedBy?: string | undefined;
  /** Draws the control with the attributes that tie it to its label, hint and issue. */
  readonly children: (control: ControlProps) => ReactNode;
};

/** The attributes by which a control belongs to its field. */
export type ControlProps = {
  readonly id: string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
};

/** The frame of a field: label above, box, then hint and issue, tied to the control by construction. */
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

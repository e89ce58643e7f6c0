import type { ComponentPropsWithRef, ReactNode } from 'react';
import { StyledChoice } from '../../foundations/Choice/Choice.styles.ts';

export type RadioProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'name'> & {
  /** The same for all radios of a group: the browser's arrow keys go by it. */
  readonly name: string;
  /** Its words and accessible name. */
  readonly label: ReactNode;
  /** Help below the label. */
  readonly hint?: ReactNode;
};

/** One choice of a group (native radio). RadioGroup makes the group. */
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

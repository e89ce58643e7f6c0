import type { ComponentPropsWithRef, ReactNode } from 'react';
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

import type { ComponentPropsWithRef } from 'react';
import { StyledAllocation } from './Allocation.styles.ts';

export type Share = {
  readonly label: string;
  /** The share in percent, 0 to 100: for the width of its part. */
  readonly percent: number;
  /** The share as it is read: '37%'. */
  readonly text: string;
};

export type AllocationProps = Omit<ComponentPropsWithRef<'figure'>, 'children'> & {
  /** What is divided: 'Allocation of your assets'. */
  readonly label: string;
  /** Largest first, at most five: put the rest together. */
  readonly shares: readonly Share[];
};

/** How a whole divides: a bar, and a legend (`dl`) that says it in figures. */
export function Allocation({ label, shares, ...rest }: AllocationProps) {
  const inWords = shares.map((share) => `${share.label} ${share.text}`).join(', ');
  return (
    <StyledAllocation {...rest}>
      <div role="img" aria-label={`${label}: ${inWords}`}>
        {shares.map((share) => (
          <i key={share.label} style={{ flexGrow: share.percent }} />
        ))}
      </div>
      <dl>
        {shares.map((share) => (
          <div key={share.label}>
            <dt>{share.label}</dt>
            <dd>{share.text}</dd>
          </div>
        ))}
      </dl>
    </StyledAllocation>
  );
}

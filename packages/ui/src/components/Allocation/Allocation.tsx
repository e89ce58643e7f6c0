import type { ComponentPropsWithRef } from 'react';
import { StyledAllocation } from './Allocation.styles.ts';

export type Share = {
  readonly label: string;
  /** The share in percent, 0 to 100. Sets the width of its part. */
  readonly percent: number;
  /** The share as displayed: '37%'. */
  readonly text: string;
};

export type AllocationProps = Omit<ComponentPropsWithRef<'figure'>, 'children'> & {
  /** Name of the chart: 'Allocation of your assets'. */
  readonly label: string;
  /** Largest first, at most five. Group the rest into one. */
  readonly shares: readonly Share[];
};

/** Shows the parts of a total as a bar, with a legend (`dl`) that gives the figures. */
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

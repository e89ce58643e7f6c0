import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';

// As in the designs, the accent sits between the two primary tones, so that adjacent parts differ in lightness.
const StyledAllocation = styled.figure`
  display: grid;
  gap: var(--primitive-space-16);

  > div {
    display: flex;
    gap: 2px;
    overflow: hidden;
    border-radius: var(--primitive-radius-xs);
  }
  i {
    flex: 0 1 0;
    min-inline-size: 2px;
    block-size: 10px;
    background: var(--series);
  }
  dl {
    display: grid;
    gap: var(--primitive-space-8);
    font: var(--semantic-typography-body-sm);
  }
  dl > div {
    display: flex;
    align-items: center;
    gap: var(--primitive-space-12);
  }
  dl > div::before {
    content: '';
    flex: none;
    inline-size: 10px;
    block-size: 10px;
    border-radius: 3px;
    background: var(--series);
  }
  dt {
    min-inline-size: 0;
    overflow-wrap: anywhere;
    color: var(--semantic-color-text-secondary);
  }
  dd {
    flex: none;
    margin-inline-start: auto;
    font: var(--semantic-typography-label);
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
  > * > :nth-child(1) {
    --series: var(--semantic-color-chart-series-1);
  }
  > * > :nth-child(2) {
    --series: var(--semantic-color-chart-series-3);
  }
  > * > :nth-child(3) {
    --series: var(--semantic-color-chart-series-2);
  }
  > * > :nth-child(4) {
    --series: var(--semantic-color-chart-series-4);
  }
  > * > :nth-child(n + 5) {
    --series: var(--semantic-color-chart-series-5);
  }
  @media (forced-colors: active) {
    i,
    dl > div::before {
      forced-color-adjust: none;
    }
  }
`;

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

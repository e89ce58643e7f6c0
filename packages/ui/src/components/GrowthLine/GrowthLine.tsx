import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';

const StyledGrowth = styled.figure`
  --line: var(--semantic-color-chart-line);
  --ground: var(--component-card-bg);
  display: grid;
  gap: var(--primitive-space-8);

  [data-ground='hero'] & {
    --line: var(--semantic-color-text-on-hero);
    --ground: var(--semantic-color-bg-hero);
  }
  svg {
    overflow: visible;
    inline-size: 100%;
    block-size: 56px;
    fill: none;
    stroke: var(--line);
    stroke-width: 2;
  }
  line {
    stroke: currentColor;
    stroke-width: 1;
    stroke-dasharray: 2 4;
    opacity: 0.5;
  }
  line[data-growth] {
    stroke: var(--line);
    stroke-width: 2;
    stroke-dasharray: none;
    opacity: 1;
  }
  circle {
    fill: var(--line);
    stroke: none;
  }
  circle:first-of-type {
    fill: var(--ground);
    stroke: var(--line);
  }
  figcaption {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 var(--primitive-space-12);
    color: var(--semantic-color-text-secondary);
    font: var(--semantic-typography-caption);
    font-variant-numeric: tabular-nums;
  }
  [data-ground='hero'] & figcaption {
    color: var(--semantic-color-text-on-hero-muted);
  }
`;

const heights = { up: [80, 20], flat: [50, 50], down: [20, 80] } as const;

export type GrowthLineProps = Omit<ComponentPropsWithRef<'figure'>, 'children'> & {
  /** Direction of the price. The slope is fixed, because the history between the two known prices is not invented. */
  readonly direction: 'up' | 'flat' | 'down';
  /** The figures as text: 'Unit price, from €118.40 at placement to €152.00 now'. */
  readonly label: string;
  /** 'Placement €118.40' */
  readonly from: ReactNode;
  /** 'Now €152.00' */
  readonly to: ReactNode;
};

/** A line between the two known prices. */
export function GrowthLine({ direction, label, from, to, ...rest }: GrowthLineProps) {
  const [start, end] = heights[direction];
  return (
    <StyledGrowth {...rest}>
      <svg role="img" aria-label={label}>
        <line x1="0" x2="100%" y1={`${start}%`} y2={`${start}%`} />
        <line data-growth="" x1="0" x2="100%" y1={`${start}%`} y2={`${end}%`} />
        <circle cx="0" cy={`${start}%`} r="4" />
        <circle cx="100%" cy={`${end}%`} r="5" />
      </svg>
      <figcaption>
        <span>{from}</span>
        <span>{to}</span>
      </figcaption>
    </StyledGrowth>
  );
}

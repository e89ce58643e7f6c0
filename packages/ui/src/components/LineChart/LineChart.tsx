import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';

const StyledChart = styled.figure`
  display: grid;
  gap: var(--primitive-space-8);

  svg {
    display: block;
    overflow: visible;
    inline-size: 100%;
    block-size: 140px;
    fill: none;
    stroke: var(--semantic-color-chart-line);
    stroke-width: 2;
    stroke-linejoin: round;
    stroke-linecap: round;
  }
  /* One point is no line yet: a dot. */
  path[d$='h0'] {
    stroke-width: 8;
  }
  line {
    stroke: var(--semantic-color-chart-grid);
    stroke-width: 1;
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
`;

/** Room above and below the line, in percent of the height: its ends are round. */
const MARGIN = 4;
const GRID = [0, 50, 100];

export type LineChartProps = Omit<ComponentPropsWithRef<'figure'>, 'children'> & {
  /** At equal distances, each between 0 (lowest) and 1 (highest). */
  readonly points: readonly number[];
  /** What the line tells, in words. */
  readonly label: string;
  /** Under its beginning. */
  readonly from: ReactNode;
  /** Under its end. */
  readonly to: ReactNode;
};

/** To a hundredth: finer than any screen. */
const near = (place: number): number => Math.round(place * 100) / 100;
const heightOf = (point: number): number => near(MARGIN + (1 - point) * (100 - 2 * MARGIN));

/** One line over time, for its shape; the figures stand beside it in a table (ARIA img). */
export function LineChart({ points, label, from, to, ...rest }: LineChartProps) {
  const [only = 0] = points;
  const step = 100 / (points.length - 1);
  const path =
    points.length === 1
      ? `M50 ${heightOf(only)}h0`
      : points.map((point, index) => `${index === 0 ? 'M' : 'L'}${near(index * step)} ${heightOf(point)}`).join('');
  return (
    <StyledChart {...rest}>
      <svg role="img" aria-label={label} viewBox="0 0 100 100" preserveAspectRatio="none">
        {GRID.map((height) => (
          <line key={height} x1="0" x2="100" y1={height} y2={height} vectorEffect="non-scaling-stroke" />
        ))}
        <path d={path} vectorEffect="non-scaling-stroke" />
      </svg>
      <figcaption>
        <span>{from}</span>
        <span>{to}</span>
      </figcaption>
    </StyledChart>
  );
}

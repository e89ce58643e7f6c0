import { styled } from 'styled-components';

const StyledCourse = styled.svg`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  fill: none;
  stroke: var(--semantic-color-text-on-hero);

  path {
    stroke-width: 2;
    stroke-dasharray: 0.1 6;
    stroke-linecap: round;
  }
  circle {
    stroke-width: 2;
    fill: var(--semantic-color-bg-hero);
  }
  /* Brass marks the current waypoint. */
  g[data-current] circle {
    stroke: var(--semantic-color-focus-ring-on-hero);
  }
  g[data-current] circle:last-child {
    stroke: none;
    fill: var(--semantic-color-focus-ring-on-hero);
  }
`;

/** Size of the drawing in px. */
export const CHART = { width: 390, height: 480 } as const;

/** Generates a landscape with a summit below the last waypoint. */
export const CHART_SEED = 13718;

/** Positions of the slides on the chart, in the drawing's units. */
const waypoints = [
  { x: 112, y: 366 },
  { x: 206, y: 284 },
  { x: 262, y: 168 },
  { x: 286, y: 46 },
] as const;

type CourseProps = {
  readonly current: number;
  /** Number of slides. @default as many as the chart has places for */
  readonly count?: number;
};

/** A dotted course over the chart with a waypoint per slide. The current one is marked. */
export function Course({ current, count }: CourseProps) {
  return (
    <StyledCourse viewBox={`0 0 ${CHART.width} ${CHART.height}`} preserveAspectRatio="xMidYMid meet" data-part="course" aria-hidden>
      <path d="M30 470C70 430 88 396 112 366S180 316 206 284S236 210 262 168S282 110 286 46" />
      {waypoints.slice(0, count).map(({ x, y }, index) => (
        <g key={x} data-current={index === current || undefined}>
          <circle cx={x} cy={y} r={index === current ? 13 : 5} />
          {index === current ? <circle cx={x} cy={y} r={6.5} /> : null}
        </g>
      ))}
    </StyledCourse>
  );
}

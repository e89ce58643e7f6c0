import { type ComponentPropsWithRef, type CSSProperties, type KeyboardEvent, type PointerEvent, type ReactNode, useState } from 'react';
import { styled } from 'styled-components';

const StyledChart = styled.figure`
  --line: var(--semantic-color-chart-line);
  --grid: var(--semantic-color-chart-grid);
  --quiet: var(--semantic-color-text-secondary);
  --ground: var(--component-card-bg);
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--primitive-space-8);

  [data-ground='hero'] & {
    --line: var(--semantic-color-text-on-hero);
    --grid: var(--semantic-color-bg-hero-hover);
    --quiet: var(--semantic-color-text-on-hero-muted);
    --ground: var(--semantic-color-bg-hero);
  }
  > [data-part='plot'] {
    position: relative;
    block-size: var(--chart-height, 140px);
    border-radius: var(--primitive-radius-xs);
  }
  > [data-part='plot'][role='slider'] {
    cursor: crosshair;
    touch-action: pan-y;
  }
  svg {
    overflow: visible;
    inline-size: 100%;
    block-size: 100%;
    fill: none;
    stroke: var(--line);
    stroke-width: 2;
    stroke-linejoin: round;
    stroke-linecap: round;
  }
  /* A single point is drawn as a dot. */
  path[d$='h0'] {
    stroke-width: 8;
  }
  path[data-area] {
    fill: var(--line);
    fill-opacity: 0.1;
    stroke: none;
  }
  line {
    stroke: var(--grid);
    stroke-width: 1;
  }
  i {
    position: absolute;
    pointer-events: none;
  }
  /* Marks the current point with a vertical line and a dot. */
  i[data-part='at'] {
    inset-block: 0;
    inset-inline-start: var(--at);
    border-inline-start: 1px solid var(--quiet);
  }
  i[data-part='dot'] {
    inset-block-start: var(--height);
    inset-inline-start: var(--at);
    inline-size: 12px;
    block-size: 12px;
    border: 2px solid var(--ground);
    border-radius: 50%;
    background: var(--line);
    translate: -50% -50%;
  }
  &:dir(rtl) i[data-part='dot'] {
    translate: 50% -50%;
  }
  /* All labels share a grid cell, so that the widest one sets the width of the axis. */
  > ol {
    display: grid;
    margin: 0;
    padding: 0;
    list-style: none;
    color: var(--quiet);
    font: var(--semantic-typography-micro);
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
  > ol > li {
    position: relative;
    grid-area: 1 / 1;
    align-self: start;
    inset-block-start: var(--height);
    translate: 0 -50%;
  }
  > figcaption {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 var(--primitive-space-12);
    color: var(--quiet);
    font: var(--semantic-typography-caption);
    font-variant-numeric: tabular-nums;
  }
  > [data-part='plot']:not(:has(+ ol)),
  > [data-part='plot']:not(:has(+ ol)) + figcaption {
    grid-column: 1 / -1;
  }
  @media (forced-colors: active) {
    --line: CanvasText;
    --grid: GrayText;
  }
`;

/** Space above and below the line for its round caps, in percent of the height. */
const MARGIN = 4;
const GRID = [0, 50, 100];

export type LineChartProps = Omit<ComponentPropsWithRef<'figure'>, 'children'> & {
  /** Equally spaced, each between 0 (lowest) and 1 (highest). */
  readonly points: readonly number[];
  /** Describes the line in words. */
  readonly label: string;
  /** Text below its start. */
  readonly from: ReactNode;
  /** Text below its end. */
  readonly to: ReactNode;
  /** Texts below the line between its ends, equally spaced. */
  readonly between?: readonly ReactNode[];
  /** Labels of the axis at the end of the line, with `at` between 0 (lowest) and 1 (highest). The first is the widest. */
  readonly levels?: readonly { readonly at: number; readonly text: string }[];
  /** Text of each point. When set, the line is explored with a pointer, a finger or the arrow keys (ARIA slider). */
  readonly readings?: readonly string[] | undefined;
  /** Receives the index of the current point, or null when the reading ends. */
  readonly onReading?: ((index: number | null) => void) | undefined;
};

const EMPTY: readonly never[] = [];

/** Rounds to a hundredth, finer than any screen resolves. */
const roundToHundredth = (place: number): number => Math.round(place * 100) / 100;
const getHeight = (point: number): number => roundToHundredth(MARGIN + (1 - point) * (100 - 2 * MARGIN));

type Place = CSSProperties & Partial<Record<'--at' | '--height', string>>;

const getPositionStyle = (height: number): Place => ({ '--height': `${getHeight(height)}%` });

/**
 * A line over time that shows its shape. The figures belong in a table next to it (ARIA img, or a slider that steps through the points).
 */
export function LineChart({ points, label, from, to, between = EMPTY, levels = EMPTY, readings, onReading, ...rest }: LineChartProps) {
  const [only = 0] = points;
  const last = points.length - 1;
  const [at, setAt] = useState<number | null>(null);
  const step = 100 / last;
  const isOne = points.length === 1;
  const path = isOne
    ? `M50 ${getHeight(only)}h0`
    : points.map((point, index) => `${index === 0 ? 'M' : 'L'}${roundToHundredth(index * step)} ${getHeight(point)}`).join('');

  const read = (index: number | null): void => {
    const next = index === null ? null : Math.max(0, Math.min(last, index));
    if (next === at) return;
    setAt(next);
    onReading?.(next);
  };
  const readAt = ({ currentTarget, clientX }: PointerEvent<HTMLElement>): void => {
    const { left, right, width } = currentTarget.getBoundingClientRect();
    const way = getComputedStyle(currentTarget).direction === 'rtl' ? right - clientX : clientX - left;
    if (width > 0) read(Math.round((way / width) * last));
  };
  const readBy = (event: KeyboardEvent<HTMLElement>): void => {
    const page = Math.max(1, Math.round(last / 10));
    const now = at ?? last;
    const next = {
      ArrowLeft: now - 1,
      ArrowDown: now - 1,
      ArrowRight: now + 1,
      ArrowUp: now + 1,
      PageDown: now - page,
      PageUp: now + page,
      Home: 0,
      End: last,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    read(next);
  };
  const shown = at === null ? undefined : points[at];
  const place: Place = shown === undefined ? {} : { '--at': `${roundToHundredth((at ?? 0) * step)}%`, '--height': `${getHeight(shown)}%` };
  const slider =
    readings === undefined || isOne
      ? null
      : {
          role: 'slider',
          tabIndex: 0,
          'aria-label': label,
          'aria-valuemin': 0,
          'aria-valuemax': last,
          'aria-valuenow': at ?? last,
          'aria-valuetext': readings[at ?? last],
          onPointerMove: readAt,
          onPointerDown: readAt,
          onPointerLeave: () => read(null),
          onPointerCancel: () => read(null),
          onKeyDown: readBy,
          onBlur: () => read(null),
        };
  return (
    <StyledChart {...rest}>
      <div data-part="plot" style={place} {...slider}>
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          {...(slider === null ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
        >
          {GRID.map((height) => (
            <line key={height} x1="0" x2="100" y1={height} y2={height} vectorEffect="non-scaling-stroke" />
          ))}
          <path d={path} vectorEffect="non-scaling-stroke" />
          {isOne ? null : <path data-area d={`${path}V100H0Z`} />}
        </svg>
        {shown === undefined ? null : (
          <>
            <i data-part="at" />
            <i data-part="dot" />
          </>
        )}
      </div>
      {levels.length === 0 ? null : (
        <ol aria-hidden>
          {levels.map(({ at: height, text }) => (
            <li key={height} style={getPositionStyle(height)}>
              {text}
            </li>
          ))}
        </ol>
      )}
      <figcaption aria-hidden={levels.length > 0 || undefined}>
        <span>{from}</span>
        {between.map((text, index) => (
          // Their position identifies them.
          // oxlint-disable-next-line react/no-array-index-key
          <span key={index}>{text}</span>
        ))}
        <span>{to}</span>
      </figcaption>
    </StyledChart>
  );
}

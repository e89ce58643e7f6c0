import { type ComponentPropsWithRef, type CSSProperties, type KeyboardEvent, type PointerEvent, useState } from 'react';
import { styled } from 'styled-components';

const StyledChart = styled.div`
  --line: var(--semantic-color-chart-line);
  --quiet: var(--semantic-color-text-secondary);
  --ground: var(--component-card-bg);
  position: relative;
  block-size: var(--chart-height, 72px);
  border-radius: var(--primitive-radius-xs);

  [data-ground='hero'] & {
    --line: var(--semantic-color-text-on-hero);
    --quiet: var(--semantic-color-text-on-hero-muted);
    --ground: var(--semantic-color-bg-hero);
  }
  &[role='slider'] {
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
  @media (forced-colors: active) {
    --line: CanvasText;
  }
`;

/** Space above and below the line for its round caps, in percent of the height. */
const MARGIN = 4;

export type LineChartProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** Equally spaced, each between 0 (lowest) and 1 (highest). */
  readonly points: readonly number[];
  /** Describes the line in words. */
  readonly label: string;
  /** Text of each point. When set, the line is explored with a pointer, a finger or the arrow keys (ARIA slider). */
  readonly readings?: readonly string[] | undefined;
  /** Receives the index of the current point, or null when the reading ends. */
  readonly onReading?: ((index: number | null) => void) | undefined;
};

/** Rounds to a hundredth, finer than any screen resolves. */
const roundToHundredth = (place: number): number => Math.round(place * 100) / 100;
const getHeight = (point: number): number => roundToHundredth(MARGIN + (1 - point) * (100 - 2 * MARGIN));

type Place = CSSProperties & Partial<Record<'--at' | '--height', string>>;

/**
 * A line over time that shows its shape, without an axis. The figures belong in a table next to it (ARIA img, or a slider that steps through the points).
 */
export function LineChart({ points, label, readings, onReading, ...rest }: LineChartProps) {
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
    <StyledChart {...rest} style={{ ...rest.style, ...place }} {...slider}>
      <svg
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        {...(slider === null ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      >
        <path d={path} vectorEffect="non-scaling-stroke" />
      </svg>
      {shown === undefined ? null : (
        <>
          <i data-part="at" />
          <i data-part="dot" />
        </>
      )}
    </StyledChart>
  );
}

import { type ComponentPropsWithRef, type CSSProperties, type KeyboardEvent, type PointerEvent, type ReactNode, useState } from 'react';
import { StyledChart } from './LineChart.styles.ts';

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

const none: readonly never[] = [];

/** Rounds to a hundredth, finer than any screen resolves. */
const near = (place: number): number => Math.round(place * 100) / 100;
const heightOf = (point: number): number => near(MARGIN + (1 - point) * (100 - 2 * MARGIN));

type Place = CSSProperties & Partial<Record<'--at' | '--height', string>>;

const placeOf = (height: number): Place => ({ '--height': `${heightOf(height)}%` });

/**
 * A line over time that shows its shape. The figures belong in a table next to it (ARIA img, or a slider that steps through the points).
 */
export function LineChart({ points, label, from, to, between = none, levels = none, readings, onReading, ...rest }: LineChartProps) {
  const [only = 0] = points;
  const last = points.length - 1;
  const [at, setAt] = useState<number | null>(null);
  const step = 100 / last;
  const isOne = points.length === 1;
  const path = isOne
    ? `M50 ${heightOf(only)}h0`
    : points.map((point, index) => `${index === 0 ? 'M' : 'L'}${near(index * step)} ${heightOf(point)}`).join('');

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
  const place: Place = shown === undefined ? {} : { '--at': `${near((at ?? 0) * step)}%`, '--height': `${heightOf(shown)}%` };
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
            <li key={height} style={placeOf(height)}>
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

import { useMemo, type ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { useTheme } from '../ThemeRoot/Theme.ts';

type Point = readonly [x: number, y: number];
type Peak = { readonly x: number; readonly y: number; readonly height: number; readonly spread: number };

/** Returns a generator of numbers between 0 and 1, deterministic for a seed (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function generatePeaks(seed: number, width: number, height: number): readonly Peak[] {
  const next = createRandom(seed);
  const reach = Math.max(width, height);
  return Array.from({ length: 5 }, (_, index) => ({
    x: next() * width,
    y: next() * height,
    height: (index % 2 === 0 ? 1 : -0.8) * (0.5 + next()),
    spread: reach * (0.22 + next() * 0.22),
  }));
}

const getHeight = (peaks: readonly Peak[], x: number, y: number): number =>
  peaks.reduce((sum, peak) => sum + peak.height * Math.exp(-((x - peak.x) ** 2 + (y - peak.y) ** 2) / (2 * peak.spread ** 2)), 0);

/** Returns the points where a level crosses the edges of a grid cell, in pairs (marching squares). */
function findCrossings(corners: readonly { readonly at: Point; readonly height: number }[], level: number): readonly Point[] {
  return corners.flatMap((corner, index): readonly Point[] => {
    const next = corners[(index + 1) % 4];
    if (next === undefined || corner.height < level === next.height < level) return [];
    const share = (level - corner.height) / (next.height - corner.height);
    return [[corner.at[0] + share * (next.at[0] - corner.at[0]), corner.at[1] + share * (next.at[1] - corner.at[1])]];
  });
}

const toKey = ([x, y]: Point): string => `${Math.round(x * 100)},${Math.round(y * 100)}`;

/** Joins segments that share an endpoint into lines. */
function joinSegments(pieces: readonly (readonly [Point, Point])[]): readonly (readonly Point[])[] {
  const ends = new Map<string, [Point, Point][]>();
  const waiting = new Set(pieces.map(([from, to]): [Point, Point] => [from, to]));
  for (const piece of waiting) for (const end of piece) ends.set(toKey(end), [...(ends.get(toKey(end)) ?? []), piece]);
  const follow = (from: Point): Point[] => {
    const line: Point[] = [];
    for (let at = from; ;) {
      const piece = ends.get(toKey(at))?.find((candidate) => waiting.has(candidate));
      if (piece === undefined) return line;
      waiting.delete(piece);
      at = toKey(piece[0]) === toKey(at) ? piece[1] : piece[0];
      line.push(at);
    }
  };
  return [...waiting].flatMap((piece) => {
    if (!waiting.delete(piece)) return [];
    return [[...follow(piece[0]).toReversed(), ...piece, ...follow(piece[1])]];
  });
}

const formatCoordinate = (value: number): string => String(Math.round(value * 10) / 10);

/** Draws a curve through the midpoints of the segments, with the corners as control points. */
function toSmoothPath(line: readonly Point[]): string {
  const [first, ...others] = line;
  if (first === undefined) return '';
  const bends = others.slice(0, -1).map(([x, y], index) => {
    const [nextX, nextY] = others[index + 1] ?? [x, y];
    return `Q${formatCoordinate(x)} ${formatCoordinate(y)} ${formatCoordinate((x + nextX) / 2)} ${formatCoordinate((y + nextY) / 2)}`;
  });
  const last = others.at(-1) ?? first;
  return `M${formatCoordinate(first[0])} ${formatCoordinate(first[1])}${bends.join('')}L${formatCoordinate(last[0])} ${formatCoordinate(last[1])}`;
}

/**
 * Returns the contour lines of a generated landscape, as SVG path data.
 * @param seed the same seed and size produce the same lines
 */
function drawContours(seed: number, width: number, height: number): string {
  const peaks = generatePeaks(seed, width, height);
  const cell = Math.max(6, Math.min(18, Math.max(width, height) / 40));
  const columns = Math.ceil(width / cell) + 1;
  const rows = Math.ceil(height / cell) + 1;
  const grid = Array.from({ length: rows + 1 }, (_, row) =>
    Array.from({ length: columns + 1 }, (__, column) => ({
      at: [column * cell - cell / 2, row * cell - cell / 2] as const,
      height: getHeight(peaks, column * cell, row * cell),
    })),
  );
  const cells = grid.slice(1).flatMap((below, row) =>
    below.slice(1).flatMap((bottomRight, column) => {
      const corners = [grid[row]?.[column], grid[row]?.[column + 1], bottomRight, below[column]].filter((corner) => corner !== undefined);
      return corners.length === 4 ? [corners] : [];
    }),
  );
  const levels = Array.from({ length: 22 }, (_, index) => -1.4 + index * 0.135);
  return levels
    .flatMap((level) => {
      const pieces = cells.flatMap((corners): readonly (readonly [Point, Point])[] => {
        const [a, b, c, d] = findCrossings(corners, level);
        if (a === undefined || b === undefined) return [];
        return c === undefined || d === undefined
          ? [[a, b]]
          : [
              [a, b],
              [c, d],
            ];
      });
      return joinSegments(pieces)
        .filter((line) => line.length > 4)
        .map(toSmoothPath);
    })
    .join('');
}

const STEP = 14;

/** Returns concentric arcs around a point near the lower right corner, as SVG path data. */
function drawArcs(seed: number, width: number, height: number): string {
  const x = Math.round(width * (0.78 + (seed % 5) * 0.03));
  const y = height;
  const circles = Array.from({ length: Math.ceil(Math.hypot(x, y) / STEP) }, (_, index) => (index + 1) * STEP);
  return circles
    .map((radius) => `M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${radius * 2} 0a${radius} ${radius} 0 1 1 ${-radius * 2} 0`)
    .join('');
}

const StyledMotif = styled.svg`
  position: absolute;
  inset: 0;
  z-index: -1;
  inline-size: 100%;
  block-size: 100%;
  pointer-events: none;
  fill: none;
  stroke: var(--semantic-color-motif-line);
  stroke-width: 1;

  path {
    vector-effect: non-scaling-stroke;
  }
  &[data-kind='quiet'] {
    z-index: auto;
    stroke: var(--semantic-color-border-control);
    opacity: 0.4;
  }
  /* Fades the lines out below text. */
  &[data-fade='start'] {
    mask-image: linear-gradient(to left, black 20%, transparent 62%);

    /* On a phone text fills the width, so the lines are faint at the end as well. */
    @media (max-width: 767px) {
      mask-image: linear-gradient(to left, rgb(0 0 0 / 0.35), transparent 62%);
    }
  }
  /* The landscape is mirrored with its mask, so that its lines stay at the end. */
  &[data-fade='start']:dir(rtl) {
    transform: scaleX(-1);
  }
  &[data-fade='bottom'] {
    mask-image: linear-gradient(to bottom, black 62%, transparent);
  }
  [data-contrast='more'] & {
    display: none;
  }
  @media (prefers-contrast: more), (forced-colors: active) {
    display: none;
  }
`;

export type MotifProps = Omit<ComponentPropsWithRef<'svg'>, 'children' | 'fill' | 'seed'> & {
  /** `hero` on the hero background, `quiet` on the page. @default 'hero' */
  readonly kind?: 'hero' | 'quiet';
  /** Seed of the generated landscape. @default 3, whose lines lie at the end, clear of what `fade="start"` hides */
  readonly seed?: number;
  /** Width of the drawing in px. It is scaled to cover its box. @default 350 */
  readonly width?: number;
  /** Height of the drawing in px. @default 156 */
  readonly height?: number;
  /** Fades the drawing out where text is placed on it. @default 'none' */
  readonly fade?: 'none' | 'start' | 'bottom';
};

const patterns = { contours: drawContours, arcs: drawArcs, none: (): string => '' };

/**
 * The brand's line pattern, generated from a seed: contours for Halden, arcs for Ostra, or none. Fills its positioned parent, behind the
 * content.
 */
export function Motif({ kind = 'hero', seed = 3, width = 350, height = 156, fade = 'none', ...rest }: MotifProps) {
  const { motif = 'contours' } = useTheme().brand;
  const path = useMemo(() => patterns[motif](seed, width, height), [motif, seed, width, height]);
  return (
    <StyledMotif
      aria-hidden
      {...rest}
      data-kind={kind}
      data-fade={fade}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
    >
      <path d={path} />
    </StyledMotif>
  );
}

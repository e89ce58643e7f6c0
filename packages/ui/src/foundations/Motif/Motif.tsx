import { useMemo, type ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { useTheme } from '../ThemeRoot/Theme.ts';
import { arcs } from './arcs.ts';
import { contours } from './contours.ts';

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
  }
  &[data-fade='start']:dir(rtl) {
    mask-image: linear-gradient(to right, black 20%, transparent 62%);
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
  /** Seed of the generated landscape. @default 1 */
  readonly seed?: number;
  /** Width of the drawing in px. It is scaled to cover its box. @default 350 */
  readonly width?: number;
  /** Height of the drawing in px. @default 156 */
  readonly height?: number;
  /** Fades the drawing out where text is placed on it. @default 'none' */
  readonly fade?: 'none' | 'start' | 'bottom';
};

const drawings = { contours, arcs, none: (): string => '' };

/**
 * The brand's line pattern, generated from a seed: contours for Halden, arcs for Ostra, or none. Fills its positioned parent, behind the
 * content.
 */
export function Motif({ kind = 'hero', seed = 1, width = 350, height = 156, fade = 'none', ...rest }: MotifProps) {
  const { motif = 'contours' } = useTheme().brand;
  const path = useMemo(() => drawings[motif](seed, width, height), [motif, seed, width, height]);
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

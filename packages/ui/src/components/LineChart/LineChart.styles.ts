import { styled } from 'styled-components';

export const StyledChart = styled.figure`
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
    display: block;
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

import type { ComponentPropsWithRef } from 'react';
import { LiveRegion } from '../../foundations/LiveRegion/LiveRegion.tsx';
import { keyframes, styled } from 'styled-components';

const shimmer = keyframes`
  from { background-position: 150% 0; }
  to { background-position: -50% 0; }
`;
const appear = keyframes`
  from { visibility: hidden; }
`;

/** Takes up its space immediately but becomes visible after 150 ms (duration.tab), so that a fast response causes no flicker. */
const StyledSkeleton = styled.div`
  animation: ${appear} var(--primitive-duration-tab) step-end;

  i {
    display: block;
    block-size: var(--primitive-space-12);
    inline-size: 100%;
    border-radius: var(--primitive-radius-xs);
    background: linear-gradient(
        100deg,
        var(--semantic-color-bg-skeleton) 40%,
        var(--semantic-color-bg-skeleton-shine) 50%,
        var(--semantic-color-bg-skeleton) 60%
      )
      0 0 / 200% 100%;
    animation: ${shimmer} var(--primitive-duration-shimmer) linear infinite;
  }
  &[data-variant='text'] {
    display: grid;
    gap: var(--primitive-space-12);
    i:last-child {
      inline-size: 60%;
    }
  }
  &[data-variant='rows'],
  &[data-variant='card'] {
    border: 1px solid var(--component-card-border);
    border-radius: var(--component-card-radius);
    background: var(--component-card-bg);
    box-shadow: var(--semantic-elevation-card);
  }
  &[data-variant='card'] {
    display: grid;
    gap: var(--primitive-space-16);
    align-content: start;
    min-block-size: 132px;
    padding: var(--component-card-padding);
    i:first-of-type {
      inline-size: 40%;
    }
    i:nth-of-type(2) {
      inline-size: 65%;
      block-size: var(--primitive-space-32);
    }
    i:nth-of-type(3) {
      inline-size: 50%;
    }
  }
  /* Alternates labels and fields, with a button at the end. */
  &[data-variant='form'] {
    display: grid;
    gap: var(--primitive-space-8);
    i:nth-of-type(odd) {
      inline-size: 30%;
    }
    i:nth-of-type(even) {
      block-size: var(--component-field-height);
      margin-block-end: var(--primitive-space-12);
      border-radius: var(--component-field-radius);
    }
    i:last-child {
      inline-size: 100%;
      block-size: var(--component-field-height);
      margin-block-start: var(--primitive-space-12);
      border-radius: var(--component-button-radius, var(--semantic-shape-control));
    }
  }
  &[data-variant='chart'] i {
    block-size: 160px;
    border-radius: var(--component-card-radius);
  }
  > div {
    display: grid;
    grid-template-columns: var(--primitive-size-asset-md) 1fr auto;
    align-items: center;
    gap: var(--component-row-gap);
    min-block-size: var(--component-row-min-height);
    padding: var(--component-row-padding-y) var(--component-row-padding-x);
  }
  /* Hairlines as between the loaded rows. */
  > div + div {
    position: relative;
  }
  > div + div::before {
    content: '';
    position: absolute;
    inset-block-start: 0;
    inset-inline: calc(var(--component-row-padding-x) + var(--primitive-size-asset-md) + var(--component-row-gap))
      var(--component-row-padding-x);
    border-block-start: 1px solid var(--component-row-divider);
  }
  > div > i {
    block-size: var(--primitive-size-asset-md);
    border-radius: var(--primitive-radius-full);
  }
  /* Each bar is centred in a line of the loaded text, so that the row has the same height (CLS). */
  > div > span {
    display: grid;
  }
  > div > span i {
    margin-block: calc((1lh - var(--primitive-space-12)) / 2);
    font: var(--semantic-typography-title-sm);
  }
  > div > span i + i {
    font: var(--semantic-typography-body-sm);
  }
  > div > span i:first-child {
    inline-size: 96px;
  }
  > div > span i:nth-child(2) {
    inline-size: 64px;
  }
  > div > span:last-child {
    align-self: start;
  }
  > div > span:last-child i {
    inline-size: 84px;
  }
  @media (forced-colors: active) {
    i {
      border: 1px solid CanvasText;
    }
  }
`;

export type SkeletonProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** The shape of the content being loaded. @default 'text' */
  readonly variant?: 'rows' | 'card' | 'text' | 'chart' | 'form';
  /** Number of rows, lines or fields: 6 currencies, 5 accounts, 8 transactions. @default 3 */
  readonly count?: number;
  /** Announced while loading: 'Loading your accounts'. Omit it when another skeleton of the page has it. */
  readonly label?: string;
};

const range = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);

/** Placeholder bars in the shape of the content being loaded. They shimmer, except under reduced motion. */
export function Skeleton({ variant = 'text', count = 3, label, ...rest }: SkeletonProps) {
  return (
    <StyledSkeleton {...rest} data-variant={variant}>
      {label === undefined ? null : <LiveRegion>{label}</LiveRegion>}
      {variant === 'rows' ? range(count).map((row) => <SkeletonRow key={row} />) : null}
      {variant === 'text' || variant === 'card' ? range(count).map((line) => <i key={line} />) : null}
      {variant === 'form' ? range(2 * count + 1).map((bar) => <i key={bar} />) : null}
      {variant === 'chart' ? <i /> : null}
    </StyledSkeleton>
  );
}

function SkeletonRow() {
  return (
    <div>
      <i />
      <span>
        <i />
        <i />
      </span>
      <span>
        <i />
      </span>
    </div>
  );
}

import type { ComponentPropsWithRef } from 'react';
import { LiveRegion } from '../../foundations/LiveRegion/LiveRegion.tsx';
import { StyledSkeleton } from './Skeleton.styles.ts';

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

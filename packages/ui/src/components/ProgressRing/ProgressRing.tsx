import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';

const StyledRing = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  flex: none;
  inline-size: var(--primitive-size-asset-md);
  block-size: var(--primitive-size-asset-md);
  color: var(--semantic-color-text-primary);
  font: var(--semantic-typography-label);
  font-weight: 600;

  svg {
    position: absolute;
    inset: 0;
    fill: none;
    stroke: var(--component-progress-track);
    stroke-width: 3;
    rotate: -90deg;
  }
  circle + circle {
    stroke: var(--component-progress-fill);
    stroke-linecap: round;
    transition: stroke-dashoffset var(--semantic-motion-tab);
  }
`;

export type ProgressRingProps = ComponentPropsWithRef<'div'> & {
  /** 0 to 100. */
  readonly value: number;
  /** What is in progress: '2 transactions in progress'. */
  readonly label: string;
  /** A count or an icon in the middle. The label has to say the same. */
  readonly children?: ReactNode;
};

/** Progress as a 40 px ring around a count. */
export function ProgressRing({ value, label, children, ...rest }: ProgressRingProps) {
  const percent = Math.min(100, Math.max(0, value));
  return (
    <StyledRing {...rest} role="progressbar" aria-label={label} aria-valuemin={0} aria-valuemax={100} aria-valuenow={Math.round(percent)}>
      <svg viewBox="0 0 40 40" aria-hidden>
        <circle cx="20" cy="20" r="18.5" />
        {percent === 0 ? null : <circle cx="20" cy="20" r="18.5" pathLength="100" strokeDasharray="100" strokeDashoffset={100 - percent} />}
      </svg>
      <span aria-hidden>{children}</span>
    </StyledRing>
  );
}

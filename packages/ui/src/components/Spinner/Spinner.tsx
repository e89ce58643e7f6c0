import type { ComponentPropsWithRef } from 'react';
import { keyframes, styled } from 'styled-components';

const turn = keyframes`
  to { rotate: 1turn; }
`;

const StyledSpinner = styled.svg`
  flex: none;
  fill: none;
  stroke: currentColor;
  stroke-width: 3;
  animation: ${turn} 1s linear infinite;

  circle {
    opacity: 0.3;
  }
  path {
    stroke-linecap: round;
  }
`;

export type SpinnerProps = Omit<ComponentPropsWithRef<'svg'>, 'children'> & {
  /** Size in px. @default 24 */
  readonly size?: 16 | 24 | 40;
  /** What is in progress, for when no text next to it says so. If omitted, it is hidden from screen readers. */
  readonly label?: string;
};

/** A rotating ring for indeterminate progress. */
export function Spinner({ size = 24, label, ...rest }: SpinnerProps) {
  const naming = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <StyledSpinner {...naming} {...rest} width={size} height={size} viewBox="0 0 24 24">
      <circle cx="12" cy="12" r="9" />
      <path d="M12 3a9 9 0 0 1 9 9" />
    </StyledSpinner>
  );
}

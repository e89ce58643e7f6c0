import { styled } from 'styled-components';

const StyledSparkline = styled.svg`
  flex: none;
  overflow: visible;
  inline-size: 56px;
  block-size: 20px;
  fill: none;
  stroke: var(--semantic-color-icon-muted);
  stroke-width: 1.5;
  stroke-linejoin: round;
  stroke-linecap: round;

  &:dir(rtl) {
    scale: -1 1;
  }
`;

const near = (place: number): number => Math.round(place * 10) / 10;

/** A line without a scale beside a figure. It is decorative and hidden from assistive technology. Points are between 0 and 1. */
export function Sparkline({ points }: { readonly points: readonly number[] }) {
  const step = 100 / (points.length - 1);
  const path = points.map((point, index) => `${index === 0 ? 'M' : 'L'}${near(index * step)} ${near(100 - point * 100)}`).join('');
  return (
    <StyledSparkline viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden data-part="course">
      <path d={path} vectorEffect="non-scaling-stroke" />
    </StyledSparkline>
  );
}

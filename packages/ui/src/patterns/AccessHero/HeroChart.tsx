import { keyframes, styled } from 'styled-components';
import { Motif } from '../../foundations/Motif/Motif.tsx';
import { CHART, CHART_SEED, Course } from './Course.tsx';

const arrive = keyframes`from { opacity: 0; }`;

const StyledChart = styled.div`
  position: absolute;
  inset: 0;
  z-index: -1;
  animation: ${arrive} var(--semantic-motion-modal-in);

  /* Ends the course above the text. */
  > [data-part='course'] {
    block-size: calc(100% - 180px);
  }
  @media (max-width: 1119.98px) {
    > :not([data-kind]) {
      display: none;
    }
  }
`;

/** The chart of the welcome screen, drawn with the first leg of its course. */
export function HeroChart() {
  return (
    <StyledChart>
      <Motif seed={CHART_SEED} width={CHART.width} height={CHART.height} fade="bottom" />
      <Course current={0} />
    </StyledChart>
  );
}

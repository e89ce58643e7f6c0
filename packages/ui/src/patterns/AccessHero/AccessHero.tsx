import { styled } from 'styled-components';
import { Motif } from '../../foundations/Motif/Motif.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { CHART, CHART_SEED, Course } from './Course.tsx';
import { welcomeTexts } from './welcome.texts.ts';

// 1120 is breakpoint.desktop. Below it the hero is a band that would cut off the course.
const StyledHero = styled.div`
  position: absolute;
  inset: 0;
  z-index: 0;
  display: grid;
  align-content: end;
  padding: var(--primitive-space-40);

  /* Ends the course above the text. */
  > [data-part='course'] {
    block-size: calc(100% - 180px);
  }
  > aside {
    display: grid;
    gap: var(--primitive-space-8);
  }
  p {
    font: var(--semantic-typography-title-xl);
  }
  p + p {
    max-inline-size: 34ch;
    color: var(--semantic-color-text-on-hero-muted);
    font: var(--semantic-typography-body);
  }
  @media (max-width: 1119.98px) {
    > :not([data-kind]) {
      display: none;
    }
  }
`;

/** The chart of the welcome screen with a description of the product, shown next to a visitor's forms and rendered after them. */
export function AccessHero() {
  const texts = useTexts(welcomeTexts);
  const [first] = texts.slides;
  return (
    <StyledHero>
      <Motif seed={CHART_SEED} width={CHART.width} height={CHART.height} fade="bottom" />
      <Course current={0} />
      <aside aria-label={texts.carousel}>
        <p>{first?.title}</p>
        <p>{first?.text}</p>
      </aside>
    </StyledHero>
  );
}

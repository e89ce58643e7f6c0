import { lazy, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { Part } from '../../foundations/parts/Part.tsx';
import { loadPart } from '../../foundations/parts/loadPart.ts';
import { useTexts } from '../../texts/Texts.tsx';
import { breakpoints } from '../../tokens/breakpoints.ts';
import { welcomeTexts } from './welcome.texts.ts';

// 1120 is breakpoint.desktop. Below it the hero is a band without room for words or the course.
const StyledHero = styled.div`
  position: absolute;
  inset: 0;
  z-index: 0;
  display: grid;
  align-content: end;
  padding: var(--primitive-space-40);

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
    > aside {
      display: none;
    }
  }
`;

/** Not loaded on a phone, which has no room for it. */
const HeroChart = lazy(async () => ({ default: (await loadPart(() => import('./HeroChart.tsx'))).HeroChart }));

/** Drawn after the first paint, since its lines are not worth a wait. */
function DeferredChart() {
  const [hasRoom, setHasRoom] = useState(false);
  // oxlint-disable-next-line react/set-state-in-effect -- waits for the page to be mounted
  useEffect(() => setHasRoom(matchMedia(`(min-width: ${breakpoints.tablet})`).matches), []);
  return hasRoom ? (
    <Part>
      <HeroChart />
    </Part>
  ) : null;
}

/** What the product is, in the words of the welcome screen and over its chart, next to a visitor's forms. */
export function AccessHero() {
  const texts = useTexts(welcomeTexts);
  const [first] = texts.slides;
  return (
    <StyledHero>
      <DeferredChart />
      <aside aria-label={texts.carousel}>
        <p>{first?.title}</p>
        <p>{first?.text}</p>
      </aside>
    </StyledHero>
  );
}

import { useLayoutEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../components/Button/Button.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { Carousel } from '../../components/Carousel/Carousel.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { Heading } from '../../foundations/Heading/Heading.tsx';
import { Motif } from '../../foundations/Motif/Motif.tsx';
import { Text } from '../../foundations/Text/Text.tsx';
import { AppHeader } from '../../patterns/AppHeader/AppHeader.tsx';
import { Columns } from '../../foundations/Columns/Columns.tsx';
import { useIsWide } from '../../patterns/AppFrame/useIsWide.ts';
import { FilledPage } from '../../patterns/FilledPage/FilledPage.tsx';
import { StickyActions } from '../../patterns/StickyActions/StickyActions.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { ReferralSteps } from './ReferralSteps.tsx';
import { referralTexts } from './referral.texts.ts';

export type ReferralSlidesScreenProps = {
  readonly topic: 'invite' | 'profit';
  readonly onBack: () => void;
  readonly programHref: string;
};

/** The slides are stacked, so the card is as tall as the tallest of them and nothing moves when the slide changes. */
const StyledSlides = styled(Card)`
  position: relative;
  z-index: 0;
  display: grid;
  align-items: end;
  min-block-size: 320px;
  overflow: clip;

  @media (min-width: 1120px) {
    min-block-size: 400px;
  }

  /* The lines end where the text begins. */
  > svg {
    block-size: 56%;
  }
  [data-part='slide'] > div {
    display: grid;
    align-content: end;
    gap: var(--primitive-space-8);
    min-block-size: 9rem;
  }
  [data-part='slide'] p {
    max-inline-size: 34ch;
    color: var(--semantic-color-text-on-hero-muted);
  }
`;

const StyledSteps = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: var(--primitive-space-8);
`;

/**
 * Explains in slides how inviting works, or what it earns (REF-004 to REF-006). A slide is not a page: Back leaves, and a reload starts at
 * the first (D-REF-10).
 */
export function ReferralSlidesScreen({ topic, onBack, programHref }: ReferralSlidesScreenProps) {
  const texts = useTexts(referralTexts);
  const isWide = useIsWide();
  const [slide, setSlide] = useState(0);
  const [title, slides] = topic === 'invite' ? [texts.inviteTitle, texts.inviteSlides] : [texts.profitTitle, texts.profitSlides];
  const isLast = slide === slides.length - 1;
  const steps = useRef<HTMLDivElement>(null);
  const wasPressed = useRef(false);
  const go = (to: number): void => {
    wasPressed.current = true;
    setSlide(to);
  };
  // At either end the pressed button disappears, so the focus moves to the remaining one.
  useLayoutEffect(() => {
    if (wasPressed.current && (slide === 0 || isLast)) steps.current?.querySelector<HTMLElement>(':scope > :last-child')?.focus();
    wasPressed.current = false;
  }, [slide, isLast]);
  return (
    <>
      <AppHeader title={title} onBack={onBack} />
      <FilledPage>
        <Columns kind="operation" aside={isWide ? <ReferralSteps topic={topic} named={false} /> : undefined} asideLabel={title}>
          <StyledSlides variant="hero">
            <Motif seed={topic === 'invite' ? 5 : 7} fade="bottom" />
            <Carousel label={title} value={slide} onValueChange={setSlide}>
              {slides.map((one) => (
                <div key={one.title}>
                  <Heading level={2} type="title-xl">
                    {one.title}
                  </Heading>
                  <Text>{one.text}</Text>
                </div>
              ))}
            </Carousel>
          </StyledSlides>
          <StickyActions>
            <StyledSteps ref={steps}>
              <Button variant="secondary" disabled={slide === 0} onClick={() => go(slide - 1)}>
                {texts.previous}
              </Button>
              {isLast ? (
                <LinkButton href={programHref}>{texts.start}</LinkButton>
              ) : (
                <Button onClick={() => go(slide + 1)}>{texts.next}</Button>
              )}
            </StyledSteps>
          </StickyActions>
        </Columns>
      </FilledPage>
    </>
  );
}

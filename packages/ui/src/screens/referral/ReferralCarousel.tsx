import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../components/Button/Button.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { Carousel } from '../../components/Carousel/Carousel.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { Heading } from '../../foundations/Heading/Heading.tsx';
import { Motif } from '../../foundations/Motif/Motif.tsx';
import { Text } from '../../foundations/Text/Text.tsx';
import { StickyActions } from '../../patterns/StickyActions/StickyActions.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { referralTexts, type Slide } from './referral.texts.ts';

/** The slides are stacked, so the card is as tall as the tallest of them and nothing moves when the slide changes. */
const StyledSlides = styled(Card)`
  position: relative;
  z-index: 0;
  display: grid;
  align-items: end;
  min-block-size: 280px;
  overflow: clip;

  /* The lines end where the text begins. */
  > svg {
    block-size: 48%;
  }
  [data-part='slide'] > div {
    display: grid;
    align-content: end;
    gap: var(--primitive-space-8);
    min-block-size: 7rem;
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

type ReferralCarouselProps = {
  readonly title: string;
  readonly slides: readonly Slide[];
  readonly programHref: string;
  readonly seed: number;
  /** Below the slides. */
  readonly children: ReactNode;
};

/** One slide at a time, for a phone. */
export function ReferralCarousel({ title, slides, programHref, seed, children }: ReferralCarouselProps) {
  const texts = useTexts(referralTexts);
  const [slide, setSlide] = useState(0);
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
      <StyledSlides variant="hero">
        <Motif seed={seed} fade="bottom" />
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
      {children}
      <StickyActions>
        <StyledSteps ref={steps}>
          <Button variant="secondary" disabled={slide === 0} onClick={() => go(slide - 1)}>
            {texts.previous}
          </Button>
          {isLast ? <LinkButton href={programHref}>{texts.start}</LinkButton> : <Button onClick={() => go(slide + 1)}>{texts.next}</Button>}
        </StyledSteps>
      </StickyActions>
    </>
  );
}

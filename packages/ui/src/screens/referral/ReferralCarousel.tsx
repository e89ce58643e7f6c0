import { useLayoutEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Card } from '../../components/Card/Card.tsx';
import { Carousel } from '../../components/Carousel/Carousel.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Heading } from '../../foundations/Heading/Heading.tsx';
import { forwardIcon, previousIcon } from '../../foundations/Icon/icons.ts';
import { Motif } from '../../foundations/Motif/Motif.tsx';
import { Text } from '../../foundations/Text/Text.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { referralTexts, type Slide } from './referral.texts.ts';

/** Slides have room for two lines, so nothing moves when the slide changes. */
const StyledSlides = styled(Card)`
  position: relative;
  z-index: 0;
  display: grid;
  flex: 1;
  align-items: end;
  min-block-size: 280px;
  max-block-size: 480px;
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

/** At the end of the line of dots. */
const StyledSteps = styled.div`
  position: absolute;
  inset-block-end: 1px;
  inset-inline-end: var(--primitive-space-8);
  display: flex;
  align-items: center;
  gap: var(--primitive-space-8);

  > a {
    margin-inline-end: var(--primitive-space-12);
  }
`;

type ReferralCarouselProps = {
  readonly title: string;
  readonly slides: readonly Slide[];
  readonly programHref: string;
  readonly seed: number;
};

/** One slide at a time, for a phone. */
export function ReferralCarousel({ title, slides, programHref, seed }: ReferralCarouselProps) {
  const texts = useTexts(referralTexts);
  const [slide, setSlide] = useState(0);
  const last = slides.length - 1;
  const steps = useRef<HTMLDivElement>(null);
  const wasPressed = useRef(false);
  const go = (to: number): void => {
    wasPressed.current = true;
    setSlide(to);
  };
  // At either end the pressed button disappears, so the focus moves to the remaining one.
  useLayoutEffect(() => {
    if (wasPressed.current && (slide === 0 || slide === last)) steps.current?.querySelector('button')?.focus();
    wasPressed.current = false;
  }, [slide, last]);
  return (
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
      <StyledSteps ref={steps}>
        {slide === 0 ? null : <IconButton tone="on-hero" label={texts.previous} icon={previousIcon} onClick={() => go(slide - 1)} />}
        {slide === last ? (
          <Link variant="standalone" href={programHref}>
            {texts.start}
          </Link>
        ) : (
          <IconButton tone="on-hero" label={texts.next} icon={forwardIcon} onClick={() => go(slide + 1)} />
        )}
      </StyledSteps>
    </StyledSlides>
  );
}

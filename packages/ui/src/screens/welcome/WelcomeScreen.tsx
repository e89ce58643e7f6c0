import { useState } from 'react';
import { Carousel } from '../../components/Carousel/Carousel.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { BrandMark } from '../../foundations/BrandMark/BrandMark.tsx';
import { Heading } from '../../foundations/Heading/Heading.tsx';
import { Motif } from '../../foundations/Motif/Motif.tsx';
import { useSettledMark } from '../../foundations/parts/settled.ts';
import { Text } from '../../foundations/Text/Text.tsx';
import { useContentId } from '../../foundations/root/WalletUi.ts';
import { createScreen, type ScreenProps, ScreenSlot, useScreenRoot } from '../../foundations/screen/createScreen.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { CHART, CHART_SEED, Course } from '../../patterns/AccessHero/Course.tsx';
import { LanguageSwitch, type LanguageSwitchProps } from '../../patterns/LanguageSwitch/LanguageSwitch.tsx';
import { welcomeTexts } from '../../patterns/AccessHero/welcome.texts.ts';
import { styled } from 'styled-components';

// 768 px and 1120 px are breakpoint.tablet and breakpoint.desktop.
const StyledWelcome = styled.main`
  --edge: var(--primitive-space-24);
  position: relative;
  z-index: 0;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto minmax(96px, 1fr) auto;
  min-block-size: 100dvh;
  padding: max(var(--edge), env(safe-area-inset-top)) max(var(--edge), env(safe-area-inset-right))
    max(var(--edge), env(safe-area-inset-bottom)) max(var(--edge), env(safe-area-inset-left));
  background: var(--semantic-color-bg-hero);
  color: var(--semantic-color-text-on-hero);
  overflow: clip;

  /* Full bleed: no scrollbar without need, and overscroll shows the same background. */
  html:has(&) {
    background: var(--semantic-color-bg-hero);
    overflow-y: auto;
  }
  &:focus {
    outline: none;
  }
  /* The chart extends to the edges and ends where the text begins. */
  > [data-part='course'] {
    grid-area: 1 / 1 / 3;
    position: relative;
    z-index: -1;
    margin: calc(-1 * var(--edge)) calc(-1 * var(--edge)) 0;
  }
  > [data-brand-mark] {
    grid-area: 1 / 1;
    justify-self: start;
  }
  > [data-part='words'] {
    grid-area: 3 / 1;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--primitive-space-24);
  }
  /* All slides are as tall as the tallest, so that nothing moves when the slide changes. */
  [data-part='slide']:not([hidden]) {
    display: grid;
    align-content: end;
    min-block-size: 9.5rem;
  }
  [data-part='slide'] > div {
    display: grid;
    gap: var(--primitive-space-8);
  }
  [data-part='slide'] p {
    max-inline-size: 34ch;
    color: var(--semantic-color-text-on-hero-muted);
  }
  [data-part='actions'] {
    display: grid;
    gap: var(--primitive-space-4);
  }
  [data-part='words'] > * > [data-variant='quiet'] {
    --ink: var(--semantic-color-text-on-hero);
    --fill-hover: var(--semantic-color-bg-hero-hover);
    --fill-pressed: var(--semantic-color-bg-hero-hover);
    --component-focus-ring-color: var(--semantic-color-focus-ring-on-hero);
  }
  [data-part='actions'] > :last-child {
    justify-self: center;
    margin-block: var(--primitive-space-8);
    color: var(--semantic-color-text-on-hero-muted);
  }

  @media (min-width: 768px) {
    --edge: var(--primitive-space-40);
    grid-template-columns: minmax(0, 1fr) minmax(0, 400px);
    grid-template-rows: auto 1fr;
    column-gap: var(--primitive-space-40);

    > [data-part='course'] {
      grid-area: 1 / 1 / -1;
      margin: calc(-1 * var(--edge)) 0 calc(-1 * var(--edge)) calc(-1 * var(--edge));
    }
    /* It fades towards the text, which is beside it here. */
    && > [data-part='course'] > [data-fade] {
      mask-image: linear-gradient(to right, black 60%, transparent);
    }
    &:dir(rtl) > [data-part='course'] > [data-fade] {
      mask-image: linear-gradient(to left, black 60%, transparent);
    }
    > [data-part='words'] {
      grid-area: 1 / 2 / -1;
      align-content: center;
      gap: var(--primitive-space-40);
    }
  }
  @media (min-width: 1120px) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 480px);
    column-gap: var(--primitive-space-64);

    > [data-part='words'] {
      padding-inline-end: var(--primitive-space-40);
    }
  }
`;

/** The visitor's first screen (APP-008, APP-040 to APP-042). Links are paths of the app; the caller preserves the query string. */
export type WelcomeScreenProps = ScreenProps &
  LanguageSwitchProps & {
    /** The sign-up page. */
    readonly signUpHref: string;
    /** The login page. */
    readonly logInHref: string;
    /** The demo home ("Look around first", D-APP-20). Without it there is no link. */
    readonly demoHref?: string | undefined;
    /** The brand's awards, the text of the slide that has none of its own. Without them that slide is left out. @default none */
    readonly awards?: readonly string[] | undefined;
  };

const noAwards: readonly string[] = [];

/** The visitor's first screen: a carousel, sign-up and login, and a link to the demo (APP-008, APP-040 to APP-042). */
export const WelcomeScreen = createScreen(function WelcomeScreen({
  signUpHref,
  logInHref,
  demoHref,
  awards = noAwards,
  languages,
  onLanguage,
}: WelcomeScreenProps) {
  const texts = useTexts(welcomeTexts);
  const [slide, setSlide] = useState(0);
  const slides = texts.slides
    .map((one) => ({ ...one, text: one.text === '' ? awards.join(' · ') : one.text }))
    .filter(({ text }) => text !== '');
  return (
    <StyledWelcome id={useContentId()} tabIndex={-1} data-ground="hero" {...useSettledMark()} {...useScreenRoot({})}>
      <BrandMark />
      <div data-part="course">
        <Motif seed={CHART_SEED} width={CHART.width} height={CHART.height} fade="bottom" />
        <Course current={slide} count={slides.length} />
      </div>
      <div data-part="words">
        <ScreenSlot name="header" />
        <Carousel arrows label={texts.carousel} value={slide} onValueChange={setSlide}>
          {slides.map(({ title, text }, index) => (
            <div key={title}>
              <Heading level={index === 0 ? 1 : 2} type="title-xl">
                {title}
              </Heading>
              <Text>{text}</Text>
            </div>
          ))}
        </Carousel>
        <div data-part="actions">
          <LinkButton variant="on-hero" href={signUpHref} fullWidth>
            {texts.createAccount}
          </LinkButton>
          <LinkButton variant="quiet" href={logInHref} fullWidth>
            {texts.logIn}
          </LinkButton>
          {demoHref === undefined ? null : (
            <Link variant="standalone" href={demoHref}>
              {texts.lookAround}
            </Link>
          )}
        </div>
        <LanguageSwitch languages={languages} onLanguage={onLanguage} />
      </div>
    </StyledWelcome>
  );
});

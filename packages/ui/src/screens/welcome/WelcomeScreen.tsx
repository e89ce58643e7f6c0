import { useState } from 'react';
import { Carousel } from '../../components/Carousel/Carousel.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { BrandMark } from '../../foundations/BrandMark/BrandMark.tsx';
import { Heading } from '../../foundations/Heading/Heading.tsx';
import { Motif } from '../../foundations/Motif/Motif.tsx';
import { useSettledMark } from '../../foundations/parts/settled.ts';
import { Text } from '../../foundations/Text/Text.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { CHART, CHART_SEED, Course } from '../../patterns/AccessHero/Course.tsx';
import { LanguageSwitch } from '../../patterns/LanguageSwitch/LanguageSwitch.tsx';
import { welcomeTexts } from '../../patterns/AccessHero/welcome.texts.ts';
import { StyledWelcome } from './WelcomeScreen.styles.ts';
import type { WelcomeScreenProps } from './WelcomeScreen.types.ts';

/** The visitor's first screen: four slides, sign-up and login, and a link to the demo (APP-008, APP-040 to APP-042). */
export function WelcomeScreen({ signUpHref, logInHref, demoHref, awards, onLanguage }: WelcomeScreenProps) {
  const texts = useTexts(welcomeTexts);
  const [slide, setSlide] = useState(0);
  return (
    <StyledWelcome id="content" tabIndex={-1} data-ground="hero" {...useSettledMark()}>
      <BrandMark />
      <div data-part="course">
        <Motif seed={CHART_SEED} width={CHART.width} height={CHART.height} fade="bottom" />
        <Course current={slide} />
      </div>
      <div data-part="words">
        <Carousel arrows label={texts.carousel} value={slide} onValueChange={setSlide}>
          {texts.slides.map(({ title, text }, index) => (
            <div key={title}>
              <Heading level={index === 0 ? 1 : 2} type="title-xl">
                {title}
              </Heading>
              <Text>{text === '' ? awards.join(' · ') : text}</Text>
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
          <Link variant="standalone" href={demoHref}>
            {texts.lookAround}
          </Link>
        </div>
        <LanguageSwitch onLanguage={onLanguage} />
      </div>
    </StyledWelcome>
  );
}

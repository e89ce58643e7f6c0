import { styled } from 'styled-components';
import { Card } from '../../components/Card/Card.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { Heading } from '../../foundations/Heading/Heading.tsx';
import { Page } from '../../foundations/Page/Page.tsx';
import { Text } from '../../foundations/Text/Text.tsx';
import { createScreen, type ScreenProps } from '../../foundations/screen/createScreen.tsx';
import { AppHeader } from '../../patterns/AppHeader/AppHeader.tsx';
import { useIsWide } from '../../patterns/AppFrame/useIsWide.ts';
import { useTexts } from '../../texts/Texts.tsx';
import { InviteCodeBox, ShareBar, ShareInvite, type InviteCodeProps } from './InviteCode.tsx';
import { ReferralCarousel } from './ReferralCarousel.tsx';
import { referralTexts, type Slide } from './referral.texts.ts';

export type ReferralSlidesScreenProps = ScreenProps &
  InviteCodeProps & {
    /** What the slides explain. */
    readonly topic: 'invite' | 'profit';
    /** The customer pressed the back button. */
    readonly onBack: () => void;
    /** The page of the program. */
    readonly programHref: string;
  };

const StyledRow = styled.ol`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  gap: var(--primitive-space-24);
  counter-reset: slide;

  > li {
    display: grid;
    align-content: start;
    gap: var(--primitive-space-8);
    counter-increment: slide;
  }
  > li::before {
    content: counter(slide);
    display: grid;
    place-items: center;
    inline-size: var(--primitive-size-asset-md);
    block-size: var(--primitive-size-asset-md);
    margin-block-end: var(--primitive-space-8);
    border-radius: var(--primitive-radius-full);
    background: var(--semantic-color-bg-accent);
    color: var(--semantic-color-icon-accent);
    font: var(--semantic-typography-title-sm);
  }
`;

/* In the columns of the slides above: the code takes what the two buttons leave. */
const StyledNext = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  align-items: center;
  gap: var(--primitive-space-24);

  &[data-slides='4'] > :first-child {
    grid-column: span 2;
  }
`;

/** All slides beside each other, for a desktop that has room for them. */
function SlideRow({ slides }: { readonly slides: readonly Slide[] }) {
  return (
    <StyledRow role="list">
      {slides.map(({ title, text }) => (
        <Card key={title} as="li">
          <Heading level={2} type="title-sm">
            {title}
          </Heading>
          <Text tone="secondary">{text}</Text>
        </Card>
      ))}
    </StyledRow>
  );
}

/**
 * Explains in slides how inviting works, or what it earns (REF-004 to REF-006), with the code to share at hand. A slide is not a page: Back
 * leaves, and a reload starts at the first (D-REF-10).
 */
export const ReferralSlidesScreen = createScreen(function ReferralSlidesScreen({
  topic,
  onBack,
  programHref,
  ...invitation
}: ReferralSlidesScreenProps) {
  const texts = useTexts(referralTexts);
  const isWide = useIsWide();
  const [title, slides] = topic === 'invite' ? [texts.inviteTitle, texts.inviteSlides] : [texts.profitTitle, texts.profitSlides];
  return (
    <>
      <AppHeader title={title} onBack={onBack} />
      <Page>
        {isWide ? (
          <>
            <SlideRow slides={slides} />
            <StyledNext data-slides={slides.length}>
              <div>
                <InviteCodeBox {...invitation} />
              </div>
              <ShareInvite {...invitation} />
              <LinkButton variant="quiet" href={programHref}>
                {texts.start}
              </LinkButton>
            </StyledNext>
          </>
        ) : (
          <>
            <ReferralCarousel {...{ title, slides, programHref }} seed={topic === 'invite' ? 3 : 12} />
            <InviteCodeBox {...invitation} />
            <ShareBar {...invitation} />
          </>
        )}
      </Page>
    </>
  );
});

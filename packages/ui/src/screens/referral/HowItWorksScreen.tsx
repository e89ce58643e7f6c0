import { styled } from 'styled-components';
import { Card } from '../../components/Card/Card.tsx';
import { List } from '../../components/List/List.tsx';
import { ListRow } from '../../components/ListRow/ListRow.tsx';
import { giftIcon, inviteIcon } from '../../foundations/Icon/icons.ts';
import { IconTile } from '../../foundations/Icon/IconTile.tsx';
import { Page } from '../../foundations/Page/Page.tsx';
import { createScreen, type ScreenProps } from '../../foundations/screen/createScreen.tsx';
import { AppHeader } from '../../patterns/AppHeader/AppHeader.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { InviteCode, ShareBar, type InviteCodeProps } from './InviteCode.tsx';
import { referralTexts } from './referral.texts.ts';

const StyledTopics = styled.div`
  display: grid;
  gap: var(--primitive-space-16);

  ol {
    display: grid;
    gap: var(--primitive-space-8);
    margin: 0;
    padding: var(--primitive-space-16);
    padding-inline-start: var(--primitive-space-40);
    border-block-start: 1px solid var(--component-row-divider);
  }
  li::marker {
    color: var(--semantic-color-text-secondary);
    font-variant-numeric: tabular-nums;
  }
  @media (min-width: 1120px) {
    grid-template-columns: 1fr 1fr;
    gap: var(--primitive-space-24);
  }
`;

export type HowItWorksScreenProps = ScreenProps &
  InviteCodeProps & {
    /** The customer pressed the back button. */
    readonly onBack: () => void;
    /** The slides about inviting. */
    readonly inviteFriendsHref: string;
    /** The slides about earning. */
    readonly getProfitHref: string;
  };

/** Two banners that link to the explanations, each with its steps in short, and the code (REF-002, REF-003, D-REF-09). */
export const HowItWorksScreen = createScreen(function HowItWorksScreen({
  onBack,
  inviteFriendsHref,
  getProfitHref,
  ...invitation
}: HowItWorksScreenProps) {
  const texts = useTexts(referralTexts);
  const banners = [
    { slides: texts.inviteSlides, href: inviteFriendsHref, icon: inviteIcon, title: texts.inviteTitle, note: texts.inviteText },
    { slides: texts.profitSlides, href: getProfitHref, icon: giftIcon, title: texts.profitTitle, note: texts.profitText },
  ];
  return (
    <>
      <AppHeader title={texts.howItWorks} onBack={onBack} />
      <Page>
        <StyledTopics>
          {banners.map(({ icon, slides, ...row }) => (
            <Card key={row.href} padding="none">
              <List variant="bare">
                <ListRow {...row} leading={<IconTile glyph={icon} tone="accent" />} chevron />
              </List>
              {/* Without the titles of the slides, which would repeat the banner's. */}
              <ol>
                {slides.map(({ text }) => (
                  <li key={text}>{text}</li>
                ))}
              </ol>
            </Card>
          ))}
        </StyledTopics>
        <InviteCode {...invitation} />
        <ShareBar {...invitation} />
      </Page>
    </>
  );
});

import { styled } from 'styled-components';
import { Card } from '../../components/Card/Card.tsx';
import { List } from '../../components/List/List.tsx';
import { ListRow } from '../../components/ListRow/ListRow.tsx';
import { giftIcon, inviteIcon } from '../../foundations/Icon/icons.ts';
import { IconTile } from '../../foundations/Icon/IconTile.tsx';
import { Page } from '../../foundations/Page/Page.tsx';
import { AppHeader } from '../../patterns/AppHeader/AppHeader.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { ReferralSteps } from './ReferralSteps.tsx';
import { referralTexts } from './referral.texts.ts';

const StyledTopics = styled.div`
  display: grid;
  gap: var(--primitive-space-16);

  > div {
    display: grid;
    align-content: start;
    gap: var(--primitive-space-16);
  }
  @media (min-width: 1120px) {
    grid-template-columns: 1fr 1fr;
    gap: var(--primitive-space-24);
  }
`;

export type HowItWorksScreenProps = {
  readonly onBack: () => void;
  readonly inviteFriendsHref: string;
  readonly getProfitHref: string;
};

/** Two banners that link to the explanations (REF-002, REF-003, D-REF-09). */
export function HowItWorksScreen({ onBack, inviteFriendsHref, getProfitHref }: HowItWorksScreenProps) {
  const texts = useTexts(referralTexts);
  const banners = [
    { topic: 'invite', href: inviteFriendsHref, icon: inviteIcon, title: texts.inviteTitle, note: texts.inviteText },
    { topic: 'profit', href: getProfitHref, icon: giftIcon, title: texts.profitTitle, note: texts.profitText },
  ] as const;
  return (
    <>
      <AppHeader title={texts.howItWorks} onBack={onBack} />
      <Page>
        <StyledTopics>
          {banners.map(({ icon, topic, ...row }) => (
            <div key={row.href}>
              <Card variant="accent" padding="none">
                <List variant="bare">
                  <ListRow {...row} leading={<IconTile glyph={icon} tone="surface" />} chevron />
                </List>
              </Card>
              <ReferralSteps topic={topic} />
            </div>
          ))}
        </StyledTopics>
      </Page>
    </>
  );
}

import { Card } from '../../components/Card/Card.tsx';
import { List } from '../../components/List/List.tsx';
import { ListRow } from '../../components/ListRow/ListRow.tsx';
import { Columns } from '../../foundations/Columns/Columns.tsx';
import { giftIcon } from '../../foundations/Icon/glyphs/giftIcon.ts';
import { inviteIcon } from '../../foundations/Icon/glyphs/inviteIcon.ts';
import { IconTile } from '../../foundations/Icon/IconTile.tsx';
import { Page } from '../../foundations/Page/Page.tsx';
import { AppHeader } from '../../patterns/AppHeader/AppHeader.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { referralTexts } from './referral.texts.ts';

export type HowItWorksScreenProps = {
  readonly onBack: () => void;
  readonly inviteFriendsHref: string;
  readonly getProfitHref: string;
};

/** Two banners that lead to the explanations (REF-002, REF-003, D-REF-09). */
export function HowItWorksScreen({ onBack, inviteFriendsHref, getProfitHref }: HowItWorksScreenProps) {
  const texts = useTexts(referralTexts);
  const banners = [
    { href: inviteFriendsHref, icon: inviteIcon, title: texts.inviteTitle, note: texts.inviteText },
    { href: getProfitHref, icon: giftIcon, title: texts.profitTitle, note: texts.profitText },
  ];
  return (
    <>
      <AppHeader title={texts.howItWorks} onBack={onBack} />
      <Page>
        <Columns kind="operation">
          {banners.map(({ icon, ...row }) => (
            <Card key={row.href} variant="accent" padding="none">
              <List variant="bare">
                <ListRow {...row} leading={<IconTile glyph={icon} tone="surface" />} chevron />
              </List>
            </Card>
          ))}
        </Columns>
      </Page>
    </>
  );
}

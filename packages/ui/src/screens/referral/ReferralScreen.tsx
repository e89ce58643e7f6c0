import type { Money as Amount } from '@wallet/core/money/money';
import { styled } from 'styled-components';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { List } from '../../components/List/List.tsx';
import { ListRow } from '../../components/ListRow/ListRow.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { Columns } from '../../foundations/Columns/Columns.tsx';
import { Heading } from '../../foundations/Heading/Heading.tsx';
import { completedIcon, friendsIcon, giftIcon, infoIcon, profileIcon } from '../../foundations/Icon/icons.ts';
import { IconTile } from '../../foundations/Icon/IconTile.tsx';
import { Money } from '../../foundations/Money/Money.tsx';
import { Motif } from '../../foundations/Motif/Motif.tsx';
import { Text } from '../../foundations/Text/Text.tsx';
import { createScreen, type ScreenProps, ScreenSlot } from '../../foundations/screen/createScreen.tsx';
import { AppHeader } from '../../patterns/AppHeader/AppHeader.tsx';
import { useIsWide } from '../../patterns/AppFrame/useIsWide.ts';
import { FilledPage } from '../../patterns/FilledPage/FilledPage.tsx';
import { LoadFailed } from '../../patterns/PageStates/LoadFailed.tsx';
import type { PageState } from '../../patterns/PageStates/PageState.ts';
import { StaleNote } from '../../patterns/StaleNote/StaleNote.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { InviteCode, ShareBar, type Invite, type InviteCodeProps } from './InviteCode.tsx';
import { referralTexts } from './referral.texts.ts';

export type InvitedFriend = {
  /** Masked: '+370***02'. */
  readonly username: string;
  readonly activated: boolean;
};

export type ReferralContent = {
  readonly earned: Amount;
  /** Null until the customer has a code (D-REF-05). */
  readonly invite: Invite | null;
  /** In display order. */
  readonly friends: readonly InvitedFriend[];
};

export type ReferralScreenProps = ScreenProps<'aside' | 'empty'> &
  Pick<InviteCodeProps, 'onShare'> & {
    /** The data of the page, and whether it has loaded. */
    readonly page: PageState<ReferralContent>;
    /** The page that explains the program. */
    readonly howItWorksHref: string;
  };

/**
 * One row per invited friend, showing whether they are activated (REF-008, D-REF-03). Two friends may look alike, because names are masked.
 */
function FriendList({ friends }: { readonly friends: readonly InvitedFriend[] }) {
  const texts = useTexts(referralTexts);
  return (
    <List aria-label={texts.friends}>
      {friends.map(({ username, activated }, place) => (
        <ListRow
          // Masked names are not unique, and the list is never reordered while it is shown.
          // oxlint-disable-next-line react/no-array-index-key
          key={`${username} ${place}`}
          leading={<IconTile glyph={profileIcon} />}
          title={<bdi dir="ltr">{username}</bdi>}
          note={activated ? undefined : texts.waiting}
          value={
            activated ? (
              <Badge tone="positive" icon={completedIcon}>
                {texts.activated}
              </Badge>
            ) : (
              <Badge>{texts.notActivated}</Badge>
            )
          }
        />
      ))}
    </List>
  );
}

/** Shows what a friend brings, the code to share, and what inviting has earned (REF-001, D-REF-01). */
export const ReferralScreen = createScreen(function ReferralScreen({ page, ...actions }: ReferralScreenProps) {
  const texts = useTexts(referralTexts);
  return (
    <>
      <AppHeader title={texts.title} />
      <FilledPage aria-busy={page.kind === 'loading' || undefined}>
        {page.kind === 'failed' ? <LoadFailed failure={page.failure} onRetry={page.onRetry} /> : null}
        {page.kind === 'loading' ? <Loading /> : null}
        {page.kind === 'ready' ? <Content content={page.content} updatedAt={page.updatedAt} {...actions} /> : null}
      </FilledPage>
    </>
  );
});

function Loading() {
  const texts = useTexts(referralTexts);
  return (
    <Columns>
      <Rule />
      <Skeleton variant="rows" count={3} label={texts.loading} />
    </Columns>
  );
}

const StyledRule = styled(Card)`
  display: grid;
  align-content: center;
  gap: var(--primitive-space-8);
  min-block-size: 156px;
`;

/** What a friend brings (REF-009, REF-010). */
function Rule() {
  const texts = useTexts(referralTexts);
  return (
    <StyledRule variant="hero">
      <Motif fade="start" />
      <Heading level={2} type="title-lg">
        {texts.inviteText}
      </Heading>
      <Text tone="on-hero-muted">{texts.rule}</Text>
    </StyledRule>
  );
}

type ContentProps = Omit<ReferralScreenProps, 'page'> & {
  readonly content: ReferralContent;
  readonly updatedAt: string | undefined;
};

function Content({ content: { earned, invite, friends }, updatedAt, howItWorksHref, onShare }: ContentProps) {
  const texts = useTexts(referralTexts);
  const isWide = useIsWide();
  const friendSection = (
    <Section title={texts.friends} {...(friends.length === 0 ? {} : { count: friends.length })}>
      {friends.length === 0 ? (
        <ScreenSlot name="empty">
          <EmptyState icon={friendsIcon} level={3} title={texts.noFriends} />
        </ScreenSlot>
      ) : (
        <FriendList friends={friends} />
      )}
    </Section>
  );
  return (
    <Columns aside={isWide ? friendSection : undefined} asideLabel={texts.friends}>
      <StaleNote updatedAt={updatedAt} />
      <Rule />
      <InviteCode {...{ invite, onShare }} />
      <List>
        <ListRow leading={<IconTile glyph={giftIcon} />} title={texts.earned} value={<Money variant="row" value={earned} />} />
        <ListRow leading={<IconTile glyph={infoIcon} />} title={texts.howItWorks} href={howItWorksHref} chevron />
      </List>
      {isWide ? null : friendSection}
      <ShareBar {...{ invite, onShare }} />
    </Columns>
  );
}

import { Button } from '../../components/Button/Button.tsx';
import { CopyBox } from '../../components/CopyBox/CopyBox.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Notice } from '../../components/Notice/Notice.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { useBrandName } from '../../foundations/BrandMark/BrandMark.tsx';
import { Columns } from '../../foundations/Columns/Columns.tsx';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { friendsIcon, shareIcon, completedIcon, profileIcon } from '../../foundations/Icon/icons.ts';
import { AppHeader } from '../../patterns/AppHeader/AppHeader.tsx';
import { useIsWide } from '../../patterns/AppFrame/useIsWide.ts';
import { BalanceCard } from '../../patterns/BalanceCard/BalanceCard.tsx';
import { FilledPage } from '../../patterns/FilledPage/FilledPage.tsx';
import { LoadFailed } from '../../patterns/PageStates/LoadFailed.tsx';
import { StickyActions } from '../../patterns/StickyActions/StickyActions.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { ReferralSteps } from './ReferralSteps.tsx';
import { referralTexts } from './referral.texts.ts';
import { Badge } from '../../components/Badge/Badge.tsx';
import { List } from '../../components/List/List.tsx';
import { ListRow } from '../../components/ListRow/ListRow.tsx';
import { IconTile } from '../../foundations/Icon/IconTile.tsx';
import type { Money } from '@wallet/core/money/money';
import type { PageState } from '../../patterns/PageStates/PageState.ts';

export type InvitedFriend = {
  /** Masked: '+370***02'. */
  readonly username: string;
  readonly activated: boolean;
};

export type ReferralContent = {
  readonly earned: Money;
  /** Null until the customer has a code (D-REF-05). `link` takes a friend to the sign-up. */
  readonly invite: { readonly code: string; readonly link: string } | null;
  /** In display order. */
  readonly friends: readonly InvitedFriend[];
};

/** What is passed to the share sheet. */
export type Invitation = { readonly text: string; readonly link: string };

export type ReferralScreenProps = {
  readonly page: PageState<ReferralContent>;
  readonly howItWorksHref: string;
  /** Opens the share sheet, or copies the link where there is none. */
  readonly onShare: (invitation: Invitation) => void;
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
          title={username}
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

/** Shows what inviting friends has earned, and how to invite more (REF-001, D-REF-01). */
export function ReferralScreen({ page, ...actions }: ReferralScreenProps) {
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
}

function Loading() {
  const texts = useTexts(referralTexts);
  return (
    <Columns kind="operation">
      <BalanceCard label={texts.earned} value={null} loading />
      <Skeleton variant="rows" count={3} label={texts.loading} />
    </Columns>
  );
}

type ContentProps = Omit<ReferralScreenProps, 'page'> & {
  readonly content: ReferralContent;
  readonly updatedAt: string | undefined;
};

function Content({ content: { earned, invite, friends }, updatedAt, howItWorksHref, onShare }: ContentProps) {
  const texts = useTexts(referralTexts);
  const brand = useBrandName();
  const isWide = useIsWide();
  const friendSection = (
    <Section
      title={texts.friends}
      {...(friends.length === 0 ? {} : { count: friends.length })}
      action={
        <Link variant="standalone" href={howItWorksHref}>
          {texts.howItWorks}
        </Link>
      }
    >
      {friends.length === 0 ? <EmptyState icon={friendsIcon} level={3} title={texts.noFriends} /> : <FriendList friends={friends} />}
    </Section>
  );
  return (
    <Columns kind="operation" aside={isWide ? friendSection : undefined} asideLabel={texts.friends}>
      <BalanceCard label={texts.earned} value={earned} updatedAt={updatedAt} />
      {invite === null ? (
        <Notice title={texts.noCode} />
      ) : (
        <CopyBox size="lg" label={texts.code} value={invite.code} copyText={invite.code} copyLabel={texts.copyCode} />
      )}
      {isWide ? null : friendSection}
      {invite === null ? null : (
        <StickyActions>
          <Button fullWidth onClick={() => onShare({ text: texts.invitation(brand, invite.code), link: invite.link })}>
            <Icon glyph={shareIcon} />
            {texts.share}
          </Button>
        </StickyActions>
      )}
      {isWide ? <ReferralSteps topic="invite" /> : null}
    </Columns>
  );
}

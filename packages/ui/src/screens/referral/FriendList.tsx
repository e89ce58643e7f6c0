import { Badge } from '../../components/Badge/Badge.tsx';
import { List } from '../../components/List/List.tsx';
import { ListRow } from '../../components/ListRow/ListRow.tsx';
import { completedIcon } from '../../foundations/Icon/glyphs/completedIcon.ts';
import { profileIcon } from '../../foundations/Icon/glyphs/profileIcon.ts';
import { IconTile } from '../../foundations/Icon/IconTile.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import type { InvitedFriend } from './ReferralScreen.types.ts';
import { referralTexts } from './referral.texts.ts';

/**
 * One row per invited friend, showing whether they are activated (REF-008, D-REF-03). Two friends may look alike, because names are masked.
 */
export function FriendList({ friends }: { readonly friends: readonly InvitedFriend[] }) {
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

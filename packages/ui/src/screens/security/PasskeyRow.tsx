import { Badge } from '../../components/Badge/Badge.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { ListRow } from '../../components/ListRow/ListRow.tsx';
import { Menu } from '../../components/Menu/Menu.tsx';
import { moreIcon } from '../../foundations/Icon/glyphs/moreIcon.ts';
import { passkeyIcon } from '../../foundations/Icon/glyphs/passkeyIcon.ts';
import { IconTile } from '../../foundations/Icon/IconTile.tsx';
import { Inline } from '../../foundations/Inline/Inline.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { passkeysTexts } from './passkeys.texts.ts';
import type { PasskeyItem } from './PasskeysSection.types.ts';

type PasskeyRowProps = {
  readonly passkey: PasskeyItem;
  /** True while an action is pending; the menu is disabled. */
  readonly busy: boolean;
  readonly onRename: () => void;
  readonly onDelete: () => void;
};

/** One passkey with its menu of actions (SCA-002). */
export function PasskeyRow({ passkey, busy, onRename, onDelete }: PasskeyRowProps) {
  const texts = useTexts(passkeysTexts);
  const { name, added, lastUsed, isSynced } = passkey;
  return (
    <ListRow
      leading={<IconTile glyph={passkeyIcon} />}
      title={
        <Inline as="span" gap={8}>
          <bdi>{name}</bdi>
          {isSynced ? <Badge tone="neutral">{texts.synced}</Badge> : null}
        </Inline>
      }
      note={
        <>
          {texts.added(added)}
          <br />
          {lastUsed === null ? texts.neverUsed : texts.lastUsed(lastUsed)}
        </>
      }
      value={
        <Menu
          label={texts.more(name)}
          items={[
            { label: texts.rename, onPress: onRename, disabled: busy },
            { label: texts.remove, danger: true, onPress: onDelete, disabled: busy },
          ]}
          renderOpener={(props) => <IconButton {...props} label={texts.more(name)} icon={moreIcon} />}
        />
      }
    />
  );
}

import { List } from '../../components/List/List.tsx';
import { ListRow } from '../../components/ListRow/ListRow.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { IconTile } from '../../foundations/Icon/IconTile.tsx';
import { Money } from '../../foundations/Money/Money.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { assetsTexts } from './assets.texts.ts';
import type { AssetGroupName, AssetGroupSummary } from './AssetsScreen.types.ts';
import { groupIcons } from './groupIcons.ts';

const countedAsAccounts: ReadonlySet<AssetGroupName> = new Set(['cash', 'crypto', 'data']);

/** The six rows of the dashboard in one card; null while they load. */
export function AssetGroups({ groups, stale }: { readonly groups: readonly AssetGroupSummary[] | null; readonly stale: boolean }) {
  const texts = useTexts(assetsTexts);
  if (groups === null) return <Skeleton variant="rows" count={6} label={texts.loading} />;
  return (
    <List aria-label={texts.groupsTitle}>
      {groups.map(({ name, count, balance, href }) => (
        <ListRow
          key={name}
          {...(href === null ? {} : { href })}
          leading={<IconTile glyph={groupIcons[name]} />}
          title={texts.groups[name]}
          note={countedAsAccounts.has(name) ? texts.accounts(count) : texts.instruments(count)}
          value={<Money variant="row" holding value={balance} stale={stale} />}
        />
      ))}
    </List>
  );
}

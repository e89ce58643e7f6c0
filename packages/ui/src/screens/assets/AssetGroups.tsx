import { styled } from 'styled-components';
import { Sparkline } from './Sparkline.tsx';
import { List } from '../../components/List/List.tsx';
import { ListRow } from '../../components/ListRow/ListRow.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { IconTile } from '../../foundations/Icon/IconTile.tsx';
import { Money } from '../../foundations/Money/Money.tsx';
import { useTheme } from '../../foundations/ThemeRoot/Theme.ts';
import { useTexts } from '../../texts/Texts.tsx';
import { assetsTexts } from './assets.texts.ts';
import type { AssetGroupName, AssetGroupSummary, AssetsScreenProps } from './AssetsScreen.types.ts';
import { groupIcons } from './groupIcons.ts';

const StyledValue = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--primitive-space-16);

  /* Below the figure where there is no room beside it. */
  @media (max-width: 767.98px) {
    flex-direction: column-reverse;
    align-items: flex-end;
    gap: var(--primitive-space-4);

    > svg {
      block-size: 16px;
    }
  }
`;

const countedAsAccounts: ReadonlySet<AssetGroupName> = new Set(['cash', 'crypto', 'data']);

type AssetGroupsProps = {
  /** Null while loading. */
  readonly groups: readonly AssetGroupSummary[] | null;
  readonly stale: boolean;
  readonly courses?: AssetsScreenProps['courses'];
};

export function AssetGroups({ groups, stale, courses }: AssetGroupsProps) {
  const texts = useTexts(assetsTexts);
  const isHidden = useTheme().balances === 'hidden';
  if (groups === null) return <Skeleton variant="rows" count={6} label={texts.loading} />;
  return (
    <List aria-label={texts.groupsTitle}>
      {groups.map(({ name, count, balance, href }) => {
        const course = isHidden ? undefined : courses?.[name];
        return (
          <ListRow
            key={name}
            {...(href === null ? {} : { href })}
            leading={<IconTile glyph={groupIcons[name]} />}
            title={texts.groups[name]}
            note={countedAsAccounts.has(name) ? texts.accounts(count) : texts.instruments(count)}
            value={
              <StyledValue>
                {course === undefined ? null : <Sparkline points={course} />}
                <Money variant="row" holding value={balance} stale={stale} />
              </StyledValue>
            }
          />
        );
      })}
    </List>
  );
}

import type { Money as Amount } from '@wallet/core/money/money';
import { lazy, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Part } from '../../../foundations/parts/Part.tsx';
import { loadPart } from '../../../foundations/parts/loadPart.ts';
import { AccordionRow } from '../../../components/AccordionRow/AccordionRow.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { Section } from '../../../components/Section/Section.tsx';
import { AssetMark } from '../../../foundations/AssetMark/AssetMark.tsx';
import { Inline } from '../../../foundations/Inline/Inline.tsx';
import { CONCEALED } from '../../../foundations/Money/concealed.ts';
import { Money } from '../../../foundations/Money/Money.tsx';
import { useTheme } from '../../../foundations/ThemeRoot/Theme.ts';
import { LongList, type PlaceInList } from '../../../patterns/LongList/LongList.tsx';
import { useIsWide } from '../../../patterns/AppFrame/useIsWide.ts';
import { WideTable, type TableOrder } from '../../../patterns/WideTable/WideTable.tsx';
import { useLocale } from '../../../texts/Locale.tsx';
import { useAccountName } from '../../../patterns/accountNames/useAccountName.ts';
import { useTexts } from '../../../texts/Texts.tsx';
import { Change, renderCell, getColumns, getPlace, sortSections, type AccountColumn } from './accountColumns.tsx';
import { accountTexts } from '../account/account.texts.ts';
import { assetsTexts } from '../assets.texts.ts';
import { accountGroupTexts } from './accountGroup.texts.ts';
import type { AccountGroupScreenProps, AccountItem, AccountSection, AssetGroup } from '../AssetsScreen.types.ts';
import { AccountActionButtons } from '../AccountActionButtons.tsx';
import { describeGroup } from '../groupIcons.ts';

/** Only instruments have details. */
export const loadInstrument = () => import('./InstrumentDetails.tsx');
const InstrumentDetails = lazy(async () => ({ default: (await loadPart(loadInstrument)).InstrumentDetails }));

const StyledActions = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(3.5rem, 1fr));
  gap: var(--primitive-space-8);
  max-inline-size: 640px;
  margin-block-start: var(--primitive-space-8);

  button {
    padding-inline: 0;
    border-color: transparent;
    background: var(--semantic-color-bg-sunken);
  }
  /* Fits five buttons side by side. */
  @media (max-width: 359.98px) {
    grid-template-columns: repeat(auto-fit, minmax(2.875rem, 1fr));
    gap: var(--primitive-space-4);
  }
  /* The same width in every account, whatever their number. */
  @media (min-width: 1120px) {
    grid-template-columns: repeat(auto-fill, 120px);
    max-inline-size: none;
  }
  @media (hover: hover) {
    button:hover {
      background: var(--semantic-color-bg-hover);
    }
  }
  button:active {
    background: var(--semantic-color-bg-pressed);
  }
  @media (forced-colors: active) {
    button {
      border-color: ButtonText;
    }
  }
`;

const StyledOpen = styled.div`
  padding-block: var(--primitive-space-16) var(--primitive-space-8);
`;

const StyledTransfers = styled.dl`
  display: grid;
  grid-template-columns: auto auto;
  justify-content: space-between;
  gap: var(--primitive-space-4) var(--primitive-space-12);
  margin: 0;
  color: var(--semantic-color-text-secondary);
  font: var(--semantic-typography-caption);

  dd {
    margin: 0;
    text-align: end;
  }
`;

type RowActions = Pick<AccountGroupScreenProps, 'openItem' | 'onOpenItem' | 'onAction' | 'accountHref'>;

/** Returns the instrument of a group that has no other, or null. */
export function findOnlyInstrument(sections: readonly AccountSection[]): AccountItem | null {
  const [only, ...others] = sections.flatMap(({ items }) => items);
  return only?.instrument === undefined || others.length > 0 ? null : only;
}

type AccountSectionsProps = RowActions & {
  readonly group: AssetGroup;
  readonly sections: readonly AccountSection[];
  /** Total of the group, used for the share of each account. */
  readonly total: Amount | null;
  readonly stale: boolean;
};

/** The rows of a group under the names of their providers, as a table on a desktop. At most one is open (D-HOME-18). */
export function AccountSections({ sections: given, total, ...rows }: AccountSectionsProps) {
  const texts = useTexts(accountGroupTexts);
  const { holds } = describeGroup(rows.group, useTexts(assetsTexts));
  const locale = useLocale();
  const isHidden = useTheme().balances === 'hidden';
  const [order, setOrder] = useState<TableOrder<AccountColumn>>(null);
  const isWide = useIsWide();
  const nameAccount = useAccountName();
  // Named before they are sorted, so that the order is that of the names which the rows show.
  const sections = given.map((section) => ({
    ...section,
    items: section.items.map((item) => ({ ...item, name: nameAccount(item) })),
  }));
  const [since = 'today'] = sections.flatMap(({ items }) => items.flatMap(({ change }) => change?.since ?? []));
  // The card above has the figures of a single instrument.
  if (!isWide || findOnlyInstrument(sections) !== null) return <ProviderSections sections={sections} {...rows} />;
  const columns = getColumns(sections);
  // Accounts hold money, except private equity, which is units of a company.
  const quantity = holds === 'accounts' && rows.group !== 'data' ? texts.columns.balance : texts.columns.quantity;
  const headings = { ...texts.columns, quantity, change: texts.since[since] };
  const options = { total, stale: rows.stale, isHidden, locale, headings, hasBalances: columns.includes('quantity') };
  return (
    <WideTable columns={columns.map((name) => ({ name, label: headings[name] }))} order={order} onOrder={setOrder} below="quantity">
      {(heads) => (
        <ProviderSections
          sections={sortSections(sections, order)}
          heads={heads}
          renderCells={(item) => columns.slice(1).map((column) => renderCell(item, column, options))}
          {...rows}
        />
      )}
    </WideTable>
  );
}

type ProvidersProps = RowActions & {
  readonly group: AssetGroup;
  readonly sections: readonly AccountSection[];
  readonly stale: boolean;
  readonly renderCells?: (item: AccountItem) => readonly ReactNode[];
  /** Headings of the table, above its first list. */
  readonly heads?: ReactNode;
};

function ProviderSections({ group, sections, renderCells, heads, ...rows }: ProvidersProps) {
  const texts = useTexts(accountGroupTexts);
  const isOnly = findOnlyInstrument(sections) !== null;
  return sections.map(({ title, items }, at) => {
    const list = (
      <>
        {at === 0 ? heads : null}
        <LongList items={items}>
          {(item, place) => <AccountRow key={item.key} {...{ item, place, isOnly }} cells={renderCells?.(item)} {...rows} />}
        </LongList>
      </>
    );
    const [only, ...others] = items;
    // A heading is left out when it would repeat the only row under it.
    const hidesHeading = title === '' || (others.length === 0 && only?.name === title);
    return hidesHeading ? (
      <div key={title} role="region" aria-label={title === '' ? undefined : title}>
        {list}
      </div>
    ) : (
      <Section key={title} title={group === 'crypto' ? texts.networkOf({ network: title }) : title}>
        {list}
      </Section>
    );
  });
}

type AccountRowProps = RowActions & {
  readonly item: AccountItem;
  readonly place: PlaceInList;
  readonly stale: boolean;
  /** True for a single instrument, whose figures are in the card above. */
  readonly isOnly: boolean;
  readonly cells: readonly ReactNode[] | undefined;
};

function AccountRow({ item, place, stale, isOnly, cells, openItem, onOpenItem, onAction, accountHref }: AccountRowProps) {
  const texts = useTexts(accountGroupTexts);
  const account = useTexts(accountTexts);
  const open = openItem === item.key;
  return (
    <AccordionRow
      {...place}
      open={open}
      onOpenChange={(next) => onOpenItem(next ? item.key : null)}
      leading={<AssetMark code={item.code} url={item.icon} />}
      title={item.name}
      note={
        <Inline as="span" gap={4}>
          {cells !== undefined && item.instrument !== undefined
            ? texts.listed({ ticker: item.code, isin: item.instrument.isin })
            : describeAccount(item, texts.accountOf)}
          {cells !== undefined || isOnly ? null : <NoteFigures item={item} />}
        </Inline>
      }
      {...(cells !== undefined ? { cells } : isOnly ? {} : getFigures(item, stale))}
      {...(!item.transferIn && !item.transferOut ? {} : { below: <Transfers item={item} /> })}
    >
      {item.instrument === undefined ? (
        <StyledActions>
          <AccountActionButtons size="sm" actions={item.actions} onAction={(action) => onAction(item.key, action)} />
        </StyledActions>
      ) : (
        <Part>
          <InstrumentDetails instrument={item.instrument} price={item.price ?? null} />
        </Part>
      )}
      {accountHref === undefined || item.instrument !== undefined ? null : (
        <StyledOpen>
          <Link variant="standalone" href={accountHref(item.key)}>
            {account.open}
          </Link>
        </StyledOpen>
      )}
    </AccordionRow>
  );
}

/** The quantity of an instrument and the change of a price, since when unless a heading or the card above says so: '15 units +12.40%'. */
function NoteFigures({ item: { instrument, change } }: { readonly item: AccountItem }) {
  const texts = useTexts(accountGroupTexts);
  const isHidden = useTheme().balances === 'hidden';
  return (
    <>
      {instrument === undefined ? null : (
        // The plural must not tell a hidden quantity.
        <span>
          ·{' '}
          {isHidden
            ? texts.units({ count: 0, quantity: CONCEALED })
            : texts.units({ count: Number(instrument.quantity), quantity: instrument.quantity })}
        </span>
      )}
      {change ? <Change change={change} /> : null}
      {change?.since === 'placement' ? <span aria-hidden>{texts.changedSince.placement}</span> : null}
    </>
  );
}

/** Returns the second line of a row: the code, unless the name contains it, and the provider of a fiat account (HOME-042). */
function describeAccount({ name = '', code, provider = '' }: AccountItem, accountOf: typeof accountGroupTexts.accountOf): string {
  if (provider === '') return code;
  return name.includes(code) ? accountOf({ provider }) : `${code} · ${accountOf({ provider })}`;
}

/** Returns the balance, and the value in the primary currency where that is another one. */
const getFigures = ({ balance, converted, ...item }: AccountItem, stale: boolean) => ({
  value: <Money variant="row" holding place={getPlace(item)} value={balance} code={false} stale={stale} />,
  ...(converted?.currencyCode === balance.currencyCode ? {} : { valueNote: <Money holding value={converted} stale={stale} /> }),
});

/** Incoming and outgoing amounts in progress, if any (HOME-015, HOME-016). */
function Transfers({ item }: { readonly item: AccountItem }) {
  const texts = useTexts(accountGroupTexts);
  return (
    <StyledTransfers>
      {!item.transferIn ? null : (
        <>
          <dt>{texts.transferIn}</dt>
          <dd>
            <Money holding value={item.transferIn} direction="in" place="column" />
          </dd>
        </>
      )}
      {!item.transferOut ? null : (
        <>
          <dt>{texts.transferOut}</dt>
          <dd>
            <Money holding value={item.transferOut} direction="out" place="column" />
          </dd>
        </>
      )}
    </StyledTransfers>
  );
}

import { lazy, useEffect, useState } from 'react';
import { Part } from '../../foundations/parts/Part.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { List } from '../../components/List/List.tsx';
import { Notice } from '../../components/Notice/Notice.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { Inline } from '../../foundations/Inline/Inline.tsx';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { documentIcon, filtersIcon, historyIcon, searchIcon } from '../../foundations/Icon/icons.ts';
import { LiveRegion } from '../../foundations/LiveRegion/LiveRegion.tsx';
import { loadPart } from '../../foundations/parts/loadPart.ts';
import { createScreen, ScreenSlot } from '../../foundations/screen/createScreen.tsx';
import { AppHeader } from '../../patterns/AppHeader/AppHeader.tsx';
import { useIsWide } from '../../patterns/AppFrame/useIsWide.ts';
import { FilledPage } from '../../patterns/FilledPage/FilledPage.tsx';
import { useOpenPart } from '../../patterns/parts/useOpenPart.ts';
import { LoadFailed } from '../../patterns/PageStates/LoadFailed.tsx';
import { TransactionList } from '../../patterns/TransactionList/TransactionList.tsx';
import { TransactionColumns, TransactionTable } from '../../patterns/TransactionList/TransactionTable.tsx';
import type { TransactionRowView } from '../../patterns/TransactionList/TransactionList.types.ts';
import { TransactionRow } from '../../patterns/TransactionList/TransactionRow.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { FilterBar, loadFilterPopover } from './filters/FilterBar.tsx';
import { getChoices, filterNames, isNarrowed, noFilters } from './filters/filterChoices.ts';
import { SearchBar } from './filters/SearchBar.tsx';
import type { FilterName } from './filters/TransactionFilters.types.ts';
import { StyledActions, StyledHistory, StyledWaiting } from './TransactionsScreen.styles.ts';
import type { TransactionsScreenProps } from './TransactionsScreen.types.ts';
import { transactionsTexts } from './transactions.texts.ts';

const loadFilters = () => loadPart(() => import('./filters/FilterSheet.tsx'));
const loadExport = () => loadPart(() => import('./ExportDialog.tsx'));
/** Load in the background without delaying the list, because they open only on a press. */
const FilterSheet = lazy(async () => ({ default: (await loadPart(loadFilters)).FilterSheet }));
const ExportDialog = lazy(async () => ({ default: (await loadPart(loadExport)).ExportDialog }));

/** The transaction history: filter chips, and orders by month (TXN-001 to TXN-012). */
export const TransactionsScreen = createScreen(function TransactionsScreen(props: TransactionsScreenProps) {
  const { list, filters, onFiltersChange, onSearch, onExport, accounts, onAccountsNeeded, today, reportsHref } = props;
  const texts = useTexts(transactionsTexts);
  const [open, setOpen] = useState<readonly FilterName[] | null>(null);
  const [isExporting, setExporting] = useState(false);
  const isWide = useIsWide();
  const { preloadPart, openPart } = useOpenPart();
  useEffect(() => {
    preloadPart(loadFilters);
    preloadPart(loadExport);
    if (isWide) preloadPart(loadFilterPopover);
  }, [preloadPart, isWide]);

  function openSheet(names: readonly FilterName[]): void {
    if (names.includes('account')) onAccountsNeeded();
    openPart(loadFilters, () => setOpen(names));
  }

  return (
    <>
      <AppHeader
        title={texts.title}
        action={
          <StyledActions>
            <IconButton label={texts.filtersTitle} icon={filtersIcon} iconSize={24} onClick={() => openSheet(filterNames)} />
            {reportsHref === undefined ? null : (
              <LinkButton variant="secondary" size="md" href={reportsHref}>
                <Icon glyph={documentIcon} />
                {texts.reports}
              </LinkButton>
            )}
          </StyledActions>
        }
      />
      <FilledPage aria-busy={list.kind === 'loading' || undefined}>
        <StyledHistory data-open={(props.openId ?? null) !== null || undefined}>
          <div data-part="list">
            <div data-part="tools">
              <SearchBar words={filters.q} onSearch={onSearch} onExport={() => openPart(loadExport, () => setExporting(true))} />
              <FilterBar
                {...{ filters, accounts, today, onFiltersChange, onAccountsNeeded }}
                inPlace={isWide}
                onOpen={(name) => openSheet([name])}
              />
              {isWide && hasRows(list) ? <TransactionColumns zone={props.zone} /> : null}
            </div>
            <ResultCountAnnouncement {...props} />
            <LocalSearchNotice {...props} />
            <OrdersFoundInNotes {...props} />
            <Content {...props} isWide={isWide} />
          </div>
          {props.detail}
        </StyledHistory>
      </FilledPage>
      <Part>
        {isExporting ? (
          <ExportDialog {...{ onExport, today }} canExportPrices={props.canExportPrices} onClose={() => setExporting(false)} />
        ) : null}
        {open === null ? null : (
          <FilterSheet
            names={open}
            {...{ filters, accounts, today }}
            onClose={() => setOpen(null)}
            onApply={(next) => {
              setOpen(null);
              onFiltersChange(next);
            }}
          />
        )}
      </Part>
    </>
  );
});

/** False once it is certain that nothing will be listed. */
const hasRows = (list: TransactionsScreenProps['list']): boolean =>
  list.kind === 'ready' && (list.more.kind !== 'end' || list.pages.some((page) => page.length > 0));

/** Announces the number of results when filters or words narrow the list. */
function ResultCountAnnouncement({ list, filters, localSearch }: TransactionsScreenProps) {
  const texts = useTexts(transactionsTexts);
  if (list.kind !== 'ready' || !isNarrowed(filters)) return <LiveRegion>{''}</LiveRegion>;
  const count = list.pages.reduce((sum, page) => sum + page.length, 0);
  const isAll = list.more.kind === 'end' && (localSearch?.onMore ?? null) === null;
  // While older transactions are not searched, `LocalSearchNotice` says how far the search went.
  const none = isAll ? texts.foundNone : '';
  const some = isAll ? texts.found : texts.foundMore;
  return <LiveRegion>{count === 0 ? none : some({ count })}</LiveRegion>;
}

/** Reports that the search is not the provider's, and how far it went (D-WISH-02). */
function LocalSearchNotice({ localSearch = null }: TransactionsScreenProps) {
  const texts = useTexts(transactionsTexts);
  if (localSearch === null) return null;
  const { searched, onMore } = localSearch;
  return (
    <Notice
      live="polite"
      action={
        onMore === null ? undefined : (
          <Button variant="quiet" size="sm" onClick={onMore}>
            {texts.searchMore}
          </Button>
        )
      }
    >
      {texts.localSearch({ count: searched })}
    </Notice>
  );
}

const noRows: readonly TransactionRowView[] = [];

function OrdersFoundInNotes({ noted = noRows, openId, onOpen }: TransactionsScreenProps) {
  const texts = useTexts(transactionsTexts);
  if (noted.length === 0) return null;
  return (
    <Section title={texts.inNotes}>
      <List>
        {noted.map((row) => (
          <TransactionRow key={row.id} row={row} selected={row.id === openId} onOpen={onOpen} />
        ))}
      </List>
    </Section>
  );
}

function ListSkeleton() {
  return (
    <StyledWaiting>
      <Skeleton variant="rows" count={8} label={useTexts(transactionsTexts).loading} />
    </StyledWaiting>
  );
}

function Content({
  list,
  filters,
  onFiltersChange,
  openId = null,
  onOpen,
  zone,
  noted = noRows,
  isWide,
}: TransactionsScreenProps & { readonly isWide: boolean }) {
  const texts = useTexts(transactionsTexts);
  switch (list.kind) {
    case 'loading':
      return <ListSkeleton />;
    case 'failed':
      return <LoadFailed failure={list.failure} onRetry={list.onRetry} />;
    case 'ready':
      if (hasRows(list))
        return isWide ? (
          <TransactionTable {...{ openId, onOpen, zone }} pages={list.pages} more={list.more} />
        ) : (
          <TransactionList {...{ openId, onOpen, zone }} pages={list.pages} more={list.more} />
        );
      if (noted.length > 0) return null;
      return isNarrowed(filters) ? (
        <NothingFound filters={filters} onFiltersChange={onFiltersChange} />
      ) : (
        <ScreenSlot name="empty">
          <EmptyState icon={historyIcon} title={texts.empty} />
        </ScreenSlot>
      );
  }
}

/** Quotes the words searched for. Search and filters can be cleared separately. */
function NothingFound({ filters, onFiltersChange }: Pick<TransactionsScreenProps, 'filters' | 'onFiltersChange'>) {
  const texts = useTexts(transactionsTexts);
  const hasFilters = getChoices(filters, filterNames).length > 0;
  return (
    <EmptyState
      icon={searchIcon}
      title={filters.q === '' ? texts.filteredEmpty : texts.nothingMatches({ words: filters.q })}
      action={
        <Inline gap={8}>
          {filters.q === '' ? null : (
            <Button variant="secondary" onClick={() => onFiltersChange({ ...filters, q: '' })}>
              {texts.clearSearch}
            </Button>
          )}
          {hasFilters ? (
            <Button variant="secondary" onClick={() => onFiltersChange({ ...noFilters, q: filters.q })}>
              {texts.clearFilters}
            </Button>
          ) : null}
        </Inline>
      }
    >
      {filters.q === '' ? texts.filteredEmptyText : texts.nothingMatchesText}
    </EmptyState>
  );
}

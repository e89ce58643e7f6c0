import { formatMoney } from '@wallet/core/format/formatMoney';
import type { WorthChange } from '@wallet/core/history/dayChange';
import { styled } from 'styled-components';
import { Card } from '../../../components/Card/Card.tsx';
import { type Detail, DetailList } from '../../../components/DetailList/DetailList.tsx';
import { Section } from '../../../components/Section/Section.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { Columns } from '../../../foundations/Columns/Columns.tsx';
import { Money } from '../../../foundations/Money/Money.tsx';
import { Page } from '../../../foundations/Page/Page.tsx';
import { Part } from '../../../foundations/parts/Part.tsx';
import { Percent } from '../../../foundations/Percent/Percent.tsx';
import { createScreen, type ScreenProps } from '../../../foundations/screen/createScreen.tsx';
import { AppHeader } from '../../../patterns/AppHeader/AppHeader.tsx';
import { BalanceCard } from '../../../patterns/BalanceCard/BalanceCard.tsx';
import { BankRequisites } from '../../../patterns/BankRequisites/BankRequisites.tsx';
import type { BankAccountRequisites } from '../../../patterns/BankRequisites/BankRequisites.types.ts';
import { LoadFailed } from '../../../patterns/PageStates/LoadFailed.tsx';
import type { PageState } from '../../../patterns/PageStates/PageState.ts';
import { RefreshButton } from '../../../patterns/RefreshButton/RefreshButton.tsx';
import { useLocale } from '../../../texts/Locale.tsx';
import { useAccountName } from '../../../patterns/accountNames/useAccountName.ts';
import { useTexts } from '../../../texts/Texts.tsx';
import { accountGroupTexts } from '../account-group/accountGroup.texts.ts';
import { assetsTexts } from '../assets.texts.ts';
import { WorthChangeLine } from '../balance-history/WorthChangeLine.tsx';
import type { AccountAction, AccountItem } from '../AssetsScreen.types.ts';
import { LatestTransactionsSkeleton } from '../LatestTransactionsSkeleton.tsx';
import { AccountActionButtons } from '../AccountActionButtons.tsx';
import { accountTexts } from './account.texts.ts';
import type { Money as Amount } from '@wallet/core/money/money';
import type { ReactNode } from 'react';

export type AccountContent = {
  readonly item: AccountItem;
  /** The network of a coin, or the provider of a fiat account; '' when unknown. @default '' */
  readonly provider?: string | undefined;
  /** Price of one unit in the primary currency; null for that currency itself, or when unknown. @default null */
  readonly price?: Amount | null | undefined;
  /** How today's price changed what a coin's holding is worth. Null when it is unknown. @default null */
  readonly worthChange?: WorthChange | null | undefined;
  /** Where money for a fiat account is transferred to. Null when there is no bank transfer to it, or not yet. @default null */
  readonly requisites?: BankAccountRequisites | null | undefined;
};

export type AccountScreenProps = ScreenProps<'aside'> & {
  /** The data of the page, and whether it has loaded. */
  readonly page: PageState<AccountContent>;
  /** True for coins and tokens, whose units have a price. */
  readonly isCoin: boolean;
  /** One of the library's actions was pressed. */
  readonly onAction: (action: AccountAction) => void;
  /** The customer pressed the back button. */
  readonly onBack: () => void;
  /** The refresh icon spins while true. @default false */
  readonly refreshing?: boolean | undefined;
  /** Requests the figures again. Without it there is no refresh button. */
  readonly onRefresh?: (() => void) | undefined;
  /** The account's chart, shown in the card below the balance. @default null */
  readonly history?: ReactNode;
  /**
   * The account's latest orders, with a link to all of them, given from the start: their place is kept while the page or a lazy part of them
   * loads. Left out, no place is kept and the account's action `history` leads to them; null offers neither.
   */
  readonly latest?: ReactNode;
};

const StyledActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--primitive-space-8);

  > * {
    flex: 1 1 64px;
    min-inline-size: max-content;
  }

  /* As close to the balance as on the dashboard. */
  @media (min-width: 1120px) {
    margin-block-start: calc(-1 * var(--primitive-space-8));
  }
`;

/** As high as the actions. */
const StyledWaitingActions = styled(Skeleton)`
  && {
    min-block-size: 72px;
    padding: 0;
  }
  @media (min-width: 1120px) {
    margin-block-start: calc(-1 * var(--primitive-space-8));
  }
`;

/** The rows need little of a card's padding, because they bring their own. */
const StyledFacts = styled(Card)`
  padding: var(--primitive-space-4) var(--component-row-padding-x);
`;

/** One coin or account: its balance, history, actions and latest orders (HOME-107). */
export const AccountScreen = createScreen(function AccountScreen({
  page,
  refreshing = false,
  onRefresh,
  onBack,
  history = null,
  latest,
  ...rest
}: AccountScreenProps) {
  const texts = useTexts(accountTexts);
  const { refresh } = useTexts(assetsTexts);
  const nameAccount = useAccountName();
  return (
    <>
      <AppHeader
        title={page.kind === 'ready' ? nameAccount(page.content.item) : texts.facts}
        onBack={onBack}
        action={onRefresh && <RefreshButton label={refresh} refreshing={refreshing} onRefresh={onRefresh} />}
      />
      <Page aria-busy={page.kind === 'loading' || undefined}>
        {page.kind === 'failed' ? <LoadFailed failure={page.failure} onRetry={page.onRetry} /> : null}
        {page.kind === 'loading' ? (
          <Columns
            aside={
              <Section title={texts.facts}>
                {rest.isCoin ? <Skeleton variant="card" count={2} /> : <Skeleton variant="rows" count={7} />}
              </Section>
            }
            asideLabel={texts.facts}
            after={latest ? <LatestTransactionsSkeleton /> : undefined}
          >
            <BalanceCard
              size="md"
              label={texts.balance}
              value={null}
              loading
              {...(rest.isCoin ? { note: null } : {})}
              {...(history === null ? {} : { below: null })}
            />
            <StyledWaitingActions variant="card" count={0} label={texts.loading} />
          </Columns>
        ) : null}
        {page.kind === 'ready' ? <Account content={page.content} updatedAt={page.updatedAt} {...{ history, latest }} {...rest} /> : null}
      </Page>
    </>
  );
});

type AccountProps = Pick<AccountScreenProps, 'isCoin' | 'onAction' | 'history' | 'latest'> & {
  readonly content: AccountContent;
  readonly updatedAt: string | undefined;
};

function Account({ content, updatedAt, isCoin, onAction, history, latest }: AccountProps) {
  const texts = useTexts(accountTexts);
  const { item, requisites = null } = content;
  const details = useAccountDetails(content, isCoin);
  return (
    <Columns
      aside={
        details.length === 0 && requisites === null ? undefined : (
          <Section title={texts.facts}>
            {details.length === 0 ? null : (
              <StyledFacts>
                <DetailList items={details} />
              </StyledFacts>
            )}
            {requisites === null ? null : <BankRequisites requisites={requisites} />}
          </Section>
        )
      }
      asideLabel={texts.facts}
      after={latest ? <Part waiting={<LatestTransactionsSkeleton />}>{latest}</Part> : undefined}
    >
      <BalanceCard
        size="md"
        label={texts.balance}
        value={item.balance}
        updatedAt={updatedAt}
        {...(isCoin ? { note: <Worth content={content} /> } : {})}
        {...(history === null ? {} : { below: history })}
      />
      <StyledActions role="group" aria-label={texts.actions}>
        <AccountActionButtons actions={item.actions.filter((action) => action !== 'history' || latest === undefined)} onAction={onAction} />
      </StyledActions>
    </Columns>
  );
}

/** What a coin's holding is worth, and how that changed today: '€15,000.00 · +€271.01 (+1.84%) today'. */
function Worth({ content: { item, worthChange = null } }: { readonly content: AccountContent }) {
  const { changedSince } = useTexts(accountGroupTexts);
  return (
    <>
      <strong>
        <Money holding value={item.converted} />
      </strong>
      {worthChange === null ? null : (
        <>
          {' · '}
          <WorthChangeLine {...worthChange} since={changedSince.today} />
        </>
      )}
    </>
  );
}

function useAccountDetails(
  { item, provider = '', price = null, worthChange = null, requisites = null }: AccountContent,
  isCoin: boolean,
): readonly Detail[] {
  const texts = useTexts(accountTexts);
  const rows = useTexts(accountGroupTexts);
  const locale = useLocale();
  return [
    ...(isCoin || item.converted?.currencyCode === item.balance.currencyCode
      ? []
      : [{ label: texts.worth, value: <Money holding value={item.converted} />, strong: true }]),
    ...(price === null ? [] : [{ label: texts.price, value: texts.priceOf({ code: item.code, price: formatMoney(price, locale) }) }]),
    ...(!item.change || worthChange !== null
      ? []
      : [{ label: rows.since[item.change.since], value: <Percent value={item.change.percent} /> }]),
    ...(!item.transferIn ? [] : [{ label: rows.transferIn, value: <Money holding direction="in" value={item.transferIn} /> }]),
    ...(!item.transferOut ? [] : [{ label: rows.transferOut, value: <Money holding direction="out" value={item.transferOut} /> }]),
    // The bank's details name it.
    ...(provider === '' || requisites !== null ? [] : [{ label: isCoin ? texts.network : texts.provider, value: provider }]),
  ];
}

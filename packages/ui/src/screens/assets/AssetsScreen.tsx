import { isZero } from '@wallet/core/money/arithmetic';
import { lazy, useDeferredValue } from 'react';
import { styled } from 'styled-components';
import { Part } from '../../foundations/parts/Part.tsx';
import { Notice } from '../../components/Notice/Notice.tsx';
import { Page } from '../../foundations/Page/Page.tsx';
import { useIsWide } from '../../patterns/AppFrame/useIsWide.ts';
import { AppHeader } from '../../patterns/AppHeader/AppHeader.tsx';
import { BalanceCard } from '../../patterns/BalanceCard/BalanceCard.tsx';
import { LoadFailed } from '../../patterns/PageStates/LoadFailed.tsx';
import { RefreshButton } from '../../patterns/RefreshButton/RefreshButton.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { AssetActions } from './AssetActions.tsx';
import { AssetGroups } from './AssetGroups.tsx';
import { AssetNews, AssetsAside } from './AssetsAside.tsx';
import type { AssetsScreenProps } from './AssetsScreen.types.ts';
import { assetsTexts } from './assets.texts.ts';

// The reading order is the same at every width: total and actions, the groups, then the aside.
const StyledDashboard = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--primitive-space-16);

  > [data-part='main'],
  > aside {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: var(--primitive-space-16);
  }
  > aside:empty {
    display: none;
  }
  /* Parts above may shrink or disappear when they load. Until then nothing below them can be pressed. */
  > aside > [aria-busy='true'] ~ * {
    visibility: hidden;
  }
  @media (min-width: 1120px) {
    grid-template-columns: minmax(0, 1fr) var(--primitive-layout-aside-column);
    gap: var(--primitive-space-24);

    > [data-part='main'],
    > aside {
      gap: var(--primitive-space-24);
    }
  }
`;

/** The home of a customer: the total, the actions and the six groups (HOME-001 to HOME-012). */
export function AssetsScreen({ page: newest, demo = false, refreshing, onRefresh, ...rest }: AssetsScreenProps) {
  const texts = useTexts(assetsTexts);
  // The deferred value holds the page back until all of its parts have loaded, so that figures and rows appear together and nothing shifts.
  const page = useDeferredValue(newest);
  return (
    <>
      <AppHeader
        title={texts.title}
        showsBrand
        action={<RefreshButton label={texts.refresh} refreshing={refreshing} onRefresh={onRefresh} />}
      />
      <Page aria-busy={page.kind === 'loading' || undefined}>
        {demo ? <Notice kind="info">{texts.demo}</Notice> : null}
        {page.kind === 'failed' ? (
          <LoadFailed failure={page.failure} onRetry={page.onRetry} />
        ) : (
          <Part waiting={<Dashboard page={loading} {...rest} />}>
            <Dashboard page={page} {...rest} />
          </Part>
        )}
      </Page>
    </>
  );
}

const loading = { kind: 'loading' } as const;

type DashboardProps = Omit<AssetsScreenProps, 'page' | 'demo' | 'refreshing' | 'onRefresh'> & {
  readonly page: Exclude<AssetsScreenProps['page'], { kind: 'failed' }>;
};

/** Customers without any balance see the first steps instead of six rows of zeros, which can be expanded. */
const FirstMinute = lazy(async () => ({ default: (await import('./getting-started/FirstMinute.tsx')).FirstMinute }));

function Dashboard({ page, onHiddenChange, actionHrefs, history, courses, start = null, ...rest }: DashboardProps) {
  const texts = useTexts(assetsTexts);
  const isWide = useIsWide();
  const content = page.kind === 'ready' ? page.content : null;
  const updatedAt = page.kind === 'ready' ? page.updatedAt : undefined;
  const news = content === null ? null : <AssetNews content={content} {...rest} />;
  const groups = <AssetGroups groups={content?.groups ?? null} stale={updatedAt !== undefined} {...(courses && { courses })} />;
  const hasNothing = content !== null && isZero(content.total);
  return (
    <StyledDashboard>
      <div data-part="main">
        <BalanceCard
          label={texts.total}
          value={content?.total ?? null}
          loading={content === null}
          {...(history === undefined || history === null || hasNothing ? {} : { below: content === null ? null : history })}
          {...{ updatedAt, onHiddenChange }}
        />
        <AssetActions hrefs={actionHrefs} />
        {isWide ? null : news}
        {content === null || start === null ? groups : <FirstMinute steps={start} groups={groups} hidesGroups={hasNothing} />}
      </div>
      <aside aria-label={texts.aside}>
        {isWide ? news : null}
        <AssetsAside content={content} isWide={isWide} {...rest} />
      </aside>
    </StyledDashboard>
  );
}

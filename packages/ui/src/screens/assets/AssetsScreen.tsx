import { Suspense, useDeferredValue } from 'react';
import { styled } from 'styled-components';
import { Notice } from '../../components/Notice/Notice.tsx';
import { Page } from '../../foundations/Page/Page.tsx';
import { AppHeader } from '../../patterns/AppHeader/AppHeader.tsx';
import { BalanceCard } from '../../patterns/BalanceCard/BalanceCard.tsx';
import { LoadFailed } from '../../patterns/PageStates/LoadFailed.tsx';
import { RefreshButton } from '../../patterns/RefreshButton/RefreshButton.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { AssetActions } from './AssetActions.tsx';
import { AssetGroups } from './AssetGroups.tsx';
import { AssetsAside } from './AssetsAside.tsx';
import type { AssetsScreenProps } from './AssetsScreen.types.ts';
import { assetsTexts } from './assets.texts.ts';

// One reading order at every width: what there is and what can be done, what is on its way, the groups, the past.
const StyledDashboard = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--primitive-space-16);

  > [data-part='money'],
  > aside {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: var(--primitive-space-16);
  }
  > aside:empty {
    display: none;
  }
  @media (min-width: 1120px) {
    grid-template-columns: minmax(0, 1fr) var(--primitive-layout-aside-column);
    grid-template-rows: auto auto 1fr;
    gap: var(--primitive-space-24);

    > :not(aside) {
      grid-column: 1;
    }
    > aside {
      grid-area: 1 / 2 / span 3;
    }
    > [data-part='money'],
    > aside {
      gap: var(--primitive-space-24);
    }
  }
`;

/** The home of a customer: what there is in all, what can be done, and the six groups (HOME-001 to HOME-012). */
export function AssetsScreen({ page: newest, demo = false, refreshing, onRefresh, ...rest }: AssetsScreenProps) {
  const texts = useTexts(assetsTexts);
  // What a part needs that is still on its way holds the whole back: figures and rows come together, and nothing moves.
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
          <Suspense fallback={<Dashboard page={loading} {...rest} />}>
            <Dashboard page={page} {...rest} />
          </Suspense>
        )}
      </Page>
    </>
  );
}

const loading = { kind: 'loading' } as const;

type DashboardProps = Omit<AssetsScreenProps, 'page' | 'demo' | 'refreshing' | 'onRefresh'> & {
  readonly page: Exclude<AssetsScreenProps['page'], { kind: 'failed' }>;
};

function Dashboard({ page, onHiddenChange, actionHrefs, below, ...aside }: DashboardProps) {
  const texts = useTexts(assetsTexts);
  const content = page.kind === 'ready' ? page.content : null;
  const updatedAt = page.kind === 'ready' ? page.updatedAt : undefined;
  return (
    <StyledDashboard>
      <div data-part="money">
        <BalanceCard label={texts.total} value={content?.total ?? null} loading={content === null} {...{ updatedAt, onHiddenChange }} />
        <AssetActions hrefs={actionHrefs} />
      </div>
      <aside aria-label={texts.aside}>{content === null ? null : <AssetsAside content={content} {...aside} />}</aside>
      <AssetGroups groups={content?.groups ?? null} stale={updatedAt !== undefined} />
      {content === null ? null : below}
    </StyledDashboard>
  );
}

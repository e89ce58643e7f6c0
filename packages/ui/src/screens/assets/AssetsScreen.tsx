import { isZero } from '@wallet/core/money/arithmetic';
import { styled } from 'styled-components';
import { Notice } from '../../components/Notice/Notice.tsx';
import type { Id } from '../../components/OptionPicker/findOptions.ts';
import { Page } from '../../foundations/Page/Page.tsx';
import { useIsWide } from '../../patterns/AppFrame/useIsWide.ts';
import { AppHeader } from '../../patterns/AppHeader/AppHeader.tsx';
import { BalanceCard } from '../../patterns/BalanceCard/BalanceCard.tsx';
import { LoadFailed } from '../../patterns/PageStates/LoadFailed.tsx';
import { RefreshButton } from '../../patterns/RefreshButton/RefreshButton.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { AssetAlerts } from './AssetAlerts.tsx';
import { AssetsAside } from './AssetsAside.tsx';
import type { AssetsScreenProps, AssetAction, AssetGroupSummary } from './AssetsScreen.types.ts';
import { assetsTexts } from './assets.texts.ts';
import { StyledActionButton } from '../../components/ActionButton/ActionButton.styles.ts';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { receiveIcon, sendIcon, topUpIcon, tradeIcon } from '../../foundations/Icon/icons.ts';
import { List } from '../../components/List/List.tsx';
import { ListRow } from '../../components/ListRow/ListRow.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { IconTile } from '../../foundations/Icon/IconTile.tsx';
import { Money } from '../../foundations/Money/Money.tsx';
import { useTheme } from '../../foundations/ThemeRoot/Theme.ts';
import { createScreen } from '../../foundations/screen/createScreen.tsx';
import { FirstSteps } from './getting-started/FirstSteps.tsx';
import { describeGroup } from './groupIcons.ts';

const StyledSparkline = styled.svg`
  flex: none;
  overflow: visible;
  inline-size: 56px;
  block-size: 20px;
  fill: none;
  stroke: var(--semantic-color-icon-muted);
  stroke-width: 1.5;
  stroke-linejoin: round;
  stroke-linecap: round;

  &:dir(rtl) {
    scale: -1 1;
  }
`;

const roundCoordinate = (place: number): number => Math.round(place * 10) / 10;

/** A line without a scale beside a figure. It is decorative and hidden from assistive technology. Points are between 0 and 1. */
function Sparkline({ points }: { readonly points: readonly number[] }) {
  const step = 100 / Math.max(1, points.length - 1);
  const path = points
    .map((point, index) => `${index === 0 ? 'M' : 'L'}${roundCoordinate(index * step)} ${roundCoordinate(100 - point * 100)}`)
    .join('');
  return (
    <StyledSparkline viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden data-part="course">
      <path d={path} vectorEffect="non-scaling-stroke" />
    </StyledSparkline>
  );
}

const StyledValue = styled.span`
  display: flex;
  justify-content: flex-end;
  align-items: center;
  gap: var(--primitive-space-16);

  /* The lines end below each other, whatever the length of the figures. */
  @media (min-width: 768px) {
    > :last-child {
      min-inline-size: 7rem;
      text-align: end;
    }
  }
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

type AssetGroupsProps = {
  /** Null while loading. */
  readonly groups: readonly AssetGroupSummary[] | null;
  readonly stale: boolean;
  readonly courses: AssetsScreenProps['courses'];
  /** True while the courses are loading. */
  readonly waitsForCourses: boolean;
};

const NO_POINTS: readonly number[] = [];

function AssetGroups({ groups, stale, courses, waitsForCourses }: AssetGroupsProps) {
  const texts = useTexts(assetsTexts);
  const isHidden = useTheme().balances === 'hidden';
  if (groups === null) return <Skeleton variant="rows" count={6} label={texts.loading} />;
  return (
    <List aria-label={texts.groupsTitle}>
      {groups.map(({ name, count, balance, href }) => {
        const { id, label, icon, holds } = describeGroup(name, texts);
        // Until it is known, an empty line keeps its place, so that the figure does not move.
        const comes = waitsForCourses && holds === 'accounts' && balance !== null && !isZero(balance);
        const course = isHidden ? undefined : comes ? NO_POINTS : courses?.[id];
        return (
          <ListRow
            key={id}
            {...(href === null ? {} : { href })}
            leading={<IconTile glyph={icon} />}
            title={label}
            note={texts[holds]({ count })}
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

const StyledActions = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: var(--primitive-space-8);

  /* Four in a row, of which the longest label takes its room from the others. */
  > a {
    flex: 1 1 calc(25% - var(--primitive-space-16));
    min-inline-size: max-content;
    padding-inline: var(--primitive-space-8);
  }
  /* On the narrowest phones each has the room of its label, with the same space around it. */
  @media (max-width: 389.98px) {
    > a {
      flex-basis: auto;
      padding-inline: var(--primitive-space-2);
    }
  }
  /* Larger text has two in a row. */
  @media (max-width: 19.9rem) {
    > a {
      flex-basis: calc(50% - var(--primitive-space-8));
      padding-inline: var(--primitive-space-8);
    }
  }
  @media (min-width: 768px) {
    gap: var(--primitive-space-12);
  }
`;

const actions: readonly AssetAction[] = ['addMoney', 'receive', 'trade', 'send'];
const actionIcons = { addMoney: topUpIcon, receive: receiveIcon, trade: tradeIcon, send: sendIcon } as const;

/** Links to receive, trade and send, each starting with the choice of a currency (HOME-008), preceded by "Add money" (HOME-105). */
function AssetActions({ hrefs }: { readonly hrefs: NonNullable<AssetsScreenProps['actionHrefs']> }) {
  const texts = useTexts(assetsTexts);
  const offered = actions.filter((action) => hrefs[action] !== undefined);
  if (offered.length === 0) return null;
  return (
    <StyledActions aria-label={texts.groupsTitle}>
      {offered.map((action) => (
        <StyledActionButton key={action} as="a" {...{ href: hrefs[action] }} data-size="lg">
          <Icon glyph={actionIcons[action]} size={24} />
          <span>{texts.actions[action]}</span>
        </StyledActionButton>
      ))}
    </StyledActions>
  );
}

// The reading order is the same at every width: total and actions, what needs attention, the groups, then the aside.
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
  > aside [aria-busy='true'] ~ *,
  > aside > :has(> [aria-busy='true']) ~ * {
    visibility: hidden;
  }
  @media (min-width: 1120px) {
    grid-template-columns: minmax(0, 1fr) var(--primitive-layout-aside-column);
    gap: var(--primitive-space-24);

    > aside {
      gap: var(--primitive-space-24);
    }
  }
`;

/** The home of a customer: the total, the actions and the groups (HOME-001 to HOME-012). */
export const AssetsScreen = createScreen(function AssetsScreen<AlertId extends Id>({
  page,
  demo = false,
  refreshing = false,
  onRefresh,
  ...rest
}: AssetsScreenProps<AlertId>) {
  const texts = useTexts(assetsTexts);
  return (
    <>
      <AppHeader
        title={texts.title}
        showsBrand
        action={onRefresh && <RefreshButton label={texts.refresh} refreshing={refreshing} onRefresh={onRefresh} />}
      />
      <Page aria-busy={page.kind === 'loading' || undefined}>
        {demo ? <Notice kind="info">{texts.demo}</Notice> : null}
        {page.kind === 'failed' ? <LoadFailed failure={page.failure} onRetry={page.onRetry} /> : <Dashboard page={page} {...rest} />}
      </Page>
    </>
  );
});

type DashboardProps<AlertId extends Id> = Omit<AssetsScreenProps<AlertId>, 'page' | 'demo' | 'refreshing' | 'onRefresh'> & {
  readonly page: Exclude<AssetsScreenProps<AlertId>['page'], { kind: 'failed' }>;
};

const noActions = {};

function Dashboard<AlertId extends Id>({
  page,
  onHiddenChange,
  onAlertClosed,
  actionHrefs = noActions,
  history,
  courses,
  start = null,
  ...rest
}: DashboardProps<AlertId>) {
  const texts = useTexts(assetsTexts);
  const isWide = useIsWide();
  const content = page.kind === 'ready' ? page.content : null;
  const alerts = content?.alerts ?? [];
  const updatedAt = page.kind === 'ready' ? page.updatedAt : undefined;
  const hasHistory = history !== undefined && history !== null;
  const groups = (
    <AssetGroups
      groups={content?.groups ?? null}
      stale={updatedAt !== undefined}
      courses={courses}
      waitsForCourses={hasHistory && courses === undefined}
    />
  );
  const hasNothing = content !== null && isZero(content.total);
  return (
    <StyledDashboard>
      <div data-part="main">
        <BalanceCard
          label={texts.total}
          value={content?.total ?? null}
          loading={content === null}
          {...(hasHistory && !hasNothing ? { below: content === null ? null : history } : {})}
          {...{ updatedAt, onHiddenChange }}
          pending={content?.held ?? null}
        />
        <AssetActions hrefs={actionHrefs} />
        <AssetAlerts alerts={alerts.map((alert) => ({ ...alert, onClose: onAlertClosed && (() => onAlertClosed(alert.id)) }))} />
        {content === null || start === null ? groups : <FirstSteps steps={start} groups={groups} hidesGroups={hasNothing} />}
      </div>
      <aside aria-label={texts.aside}>
        <AssetsAside content={content} isWide={isWide} {...rest} />
      </aside>
    </StyledDashboard>
  );
}

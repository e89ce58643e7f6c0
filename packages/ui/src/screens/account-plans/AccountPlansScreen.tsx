import { styled } from 'styled-components';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { Page } from '../../foundations/Page/Page.tsx';
import { AppHeader } from '../../patterns/AppHeader/AppHeader.tsx';
import { LoadFailed } from '../../patterns/PageStates/LoadFailed.tsx';
import { RailedColumns } from '../../patterns/SectionRail/RailedColumns.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import type { AccountPlansScreenProps, PlanView } from './AccountPlans.types.ts';
import { accountPlansTexts } from './accountPlans.texts.ts';
import { usePlanRequest } from './usePlanRequest.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { forwardIcon } from '../../foundations/Icon/icons.ts';
import { Motif } from '../../foundations/Motif/Motif.tsx';
import { createScreen } from '../../foundations/screen/createScreen.tsx';
import { PlanBadges } from './PlanBadges.tsx';
import { PlanButton } from './PlanButton.tsx';
import { PlanFeatures } from './PlanFeatures.tsx';

const StyledPlan = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: var(--primitive-space-20);

  > header {
    display: grid;
    gap: var(--primitive-space-4);
  }
  > header > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--primitive-space-4) var(--primitive-space-8);
  }
  h2 {
    font: var(--semantic-typography-title-md);
  }
  && h2 a {
    display: inline-flex;
    align-items: center;
    gap: var(--primitive-space-4);
    color: inherit;
    font: inherit;
  }
  header > p {
    color: var(--semantic-color-text-secondary);
  }
  &[data-ground='hero'] header > p {
    color: var(--semantic-color-text-on-hero-muted);
  }
  /* The price stands beside the features, which all start at one edge, so that the plans can be compared. */
  @media (min-width: 1120px) {
    display: grid;
    grid-template: 1fr auto / 224px minmax(0, 1fr);
    gap: var(--primitive-space-16) var(--primitive-space-32);
    align-items: start;

    /* Name, price, badges. */
    > header > div {
      display: contents;
    }
    > header > div > :last-child:not(:first-child) {
      order: 1;
      margin-block-start: var(--primitive-space-8);
    }
    > ul {
      grid-area: 1 / 2 / span 2;
    }
  }
  &[data-active] {
    border-color: var(--semantic-color-border-selected);
    box-shadow: 0 0 0 1px var(--semantic-color-border-selected);
  }
`;

type PlanCardProps = { readonly plan: PlanView; readonly busy: boolean; readonly onRequest: () => void };

/** A plan in the list. Its title links to its page. */
function PlanCard({ plan, busy, onRequest }: PlanCardProps) {
  const isWealth = plan.key === 'wealth';
  return (
    <StyledPlan forwardedAs="li" variant={isWealth ? 'hero' : 'plain'} data-active={plan.isActive || undefined}>
      {isWealth ? <Motif fade="start" /> : null}
      <header>
        <div>
          <h2>
            <Link variant="standalone" href={plan.href}>
              {plan.title}
              <Icon glyph={forwardIcon} size={20} />
            </Link>
          </h2>
          <PlanBadges isActive={plan.isActive} isExclusive={plan.isExclusive} isComingSoon={plan.isComingSoon} />
        </div>
        <p>{plan.subtitle}</p>
      </header>
      <PlanFeatures features={plan.features} />
      <PlanButton plan={plan} size="md" variant={isWealth ? 'on-hero' : 'secondary'} busy={busy} onRequest={onRequest} />
    </StyledPlan>
  );
}

const StyledPlans = styled.ul`
  display: grid;
  gap: var(--primitive-space-16);
`;

/** Lists the plans offered to the customer (PLAN-001, PLAN-002). */
export const AccountPlansScreen = createScreen(function AccountPlansScreen({ page, onRequest }: AccountPlansScreenProps) {
  const texts = useTexts(accountPlansTexts);
  const { busyKey, request, dialog } = usePlanRequest(onRequest);
  return (
    <>
      <AppHeader title={texts.title} />
      <Page aria-busy={page.kind === 'loading' || undefined}>
        <RailedColumns current="plans">
          {page.kind === 'loading' ? (
            <StyledPlans as="div">
              <Skeleton variant="card" count={6} label={texts.loading} />
              <Skeleton variant="card" count={6} />
              <Skeleton variant="card" count={6} />
            </StyledPlans>
          ) : null}
          {page.kind === 'failed' ? <LoadFailed failure={page.failure} onRetry={page.onRetry} /> : null}
          {page.kind === 'ready' ? (
            <StyledPlans role="list">
              {page.content.map((plan) => (
                <PlanCard key={plan.key} plan={plan} busy={busyKey === plan.key} onRequest={() => request(plan.key)} />
              ))}
            </StyledPlans>
          ) : null}
        </RailedColumns>
      </Page>
      {dialog}
    </>
  );
});

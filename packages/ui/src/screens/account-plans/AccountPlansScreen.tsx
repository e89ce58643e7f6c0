import { styled } from 'styled-components';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { Page } from '../../foundations/Page/Page.tsx';
import { AppHeader } from '../../patterns/AppHeader/AppHeader.tsx';
import { useIsWide } from '../../patterns/AppFrame/useIsWide.ts';
import { LoadFailed } from '../../patterns/PageStates/LoadFailed.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import type { AccountPlansScreenProps } from './AccountPlans.types.ts';
import { accountPlansTexts } from './accountPlans.texts.ts';
import { PlanCard } from './PlanCard.tsx';
import { PlanComparison } from './PlanComparison.tsx';
import { usePlanRequest } from './usePlanRequest.tsx';

const StyledPlans = styled.ul`
  display: grid;
  gap: var(--primitive-space-16);

  @media (min-width: 1120px) {
    grid-template-columns: repeat(auto-fit, minmax(280px, 1fr));
  }
`;

/** Lists the plans offered to the customer (PLAN-001, PLAN-002). */
export function AccountPlansScreen({ page, onRequest }: AccountPlansScreenProps) {
  const texts = useTexts(accountPlansTexts);
  const isWide = useIsWide();
  const { busyKey, request, dialog } = usePlanRequest(onRequest);
  return (
    <>
      <AppHeader title={texts.title} />
      <Page aria-busy={page.kind === 'loading' || undefined}>
        {page.kind === 'loading' ? (
          <StyledPlans as="div">
            <Skeleton variant="card" count={12} label={texts.loading} />
            <Skeleton variant="card" count={12} />
            <Skeleton variant="card" count={12} />
          </StyledPlans>
        ) : null}
        {page.kind === 'failed' ? <LoadFailed failure={page.failure} onRetry={page.onRetry} /> : null}
        {page.kind === 'ready' ? (
          <>
            <StyledPlans role="list">
              {page.content.map((plan) => (
                <PlanCard key={plan.key} plan={plan} busy={busyKey === plan.key} onRequest={() => request(plan.key)} />
              ))}
            </StyledPlans>
            {isWide && page.content.length > 1 ? <PlanComparison plans={page.content} /> : null}
          </>
        ) : null}
      </Page>
      {dialog}
    </>
  );
}

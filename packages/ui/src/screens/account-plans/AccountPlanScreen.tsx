import { styled } from 'styled-components';
import { Card } from '../../components/Card/Card.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { Heading } from '../../foundations/Heading/Heading.tsx';
import { Motif } from '../../foundations/Motif/Motif.tsx';
import { Text } from '../../foundations/Text/Text.tsx';
import { OperationForm } from '../../patterns/OperationForm/OperationForm.tsx';
import { LoadFailed } from '../../patterns/PageStates/LoadFailed.tsx';
import { StickyActions } from '../../patterns/StickyActions/StickyActions.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import type { AccountPlanScreenProps, PlanView } from './AccountPlans.types.ts';
import { accountPlansTexts } from './accountPlans.texts.ts';
import { PlanBadges } from './PlanBadges.tsx';
import { PlanButton } from './PlanButton.tsx';
import { PlanFeatures } from './PlanFeatures.tsx';
import { usePlanRequest } from './usePlanRequest.tsx';

const StyledHead = styled(Card)`
  display: grid;
  align-content: end;
  gap: var(--primitive-space-8);
  min-block-size: 220px;
`;

/** Shows one plan: its description, its features and how to get it (PLAN-003, PLAN-005). */
export function AccountPlanScreen({ planKey, page, onRequest, onBack }: AccountPlanScreenProps) {
  const texts = useTexts(accountPlansTexts);
  const { busyKey, request, dialog } = usePlanRequest(onRequest);
  const plan = page.kind === 'ready' ? page.content : null;
  return (
    <>
      <OperationForm
        title={plan?.title ?? texts.names[planKey]}
        onBack={onBack}
        aside={
          plan === null ? undefined : (
            <>
              <Features plan={plan} />
              {plan.action.kind === 'none' ? null : (
                <StickyActions>
                  <PlanButton plan={plan} busy={busyKey !== null} onRequest={() => request(planKey)} />
                </StickyActions>
              )}
            </>
          )
        }
        aria-busy={page.kind === 'loading' || undefined}
        onSubmit={(event) => event.preventDefault()}
      >
        {page.kind === 'loading' ? <Skeleton variant="card" count={4} label={texts.loading} /> : null}
        {page.kind === 'failed' ? <LoadFailed failure={page.failure} onRetry={page.onRetry} /> : null}
        {plan === null ? null : <PlanOverview plan={plan} />}
      </OperationForm>
      {dialog}
    </>
  );
}

function Features({ plan }: { readonly plan: PlanView }) {
  const texts = useTexts(accountPlansTexts);
  return (
    <Section title={texts.features}>
      <Card>
        <PlanFeatures features={plan.features} />
      </Card>
    </Section>
  );
}

/** Why to take the plan, its price, and the next step of one that is arranged in a call. */
function PlanOverview({ plan }: { readonly plan: PlanView }) {
  const texts = useTexts(accountPlansTexts);
  return (
    <>
      <StyledHead variant="hero">
        <Motif seed={3} height={220} fade="bottom" />
        <PlanBadges isActive={plan.isActive} isExclusive={plan.isExclusive} isComingSoon={plan.isComingSoon} />
        <Heading level={2} type="title-lg">
          {plan.short}
        </Heading>
        <Text tone="on-hero-muted">{plan.subtitle}</Text>
      </StyledHead>
      {plan.action.kind === 'schedule' ? <Text tone="secondary">{texts.scheduleText}</Text> : null}
    </>
  );
}

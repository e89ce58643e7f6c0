import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Card } from '../../components/Card/Card.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { Heading } from '../../foundations/Heading/Heading.tsx';
import { Motif } from '../../foundations/Motif/Motif.tsx';
import { Text } from '../../foundations/Text/Text.tsx';
import { useIsWide } from '../../patterns/AppFrame/useIsWide.ts';
import { createScreen } from '../../foundations/screen/createScreen.tsx';
import { AppHeader } from '../../patterns/AppHeader/AppHeader.tsx';
import { FilledPage } from '../../patterns/FilledPage/FilledPage.tsx';
import { LoadFailed } from '../../patterns/PageStates/LoadFailed.tsx';
import { RailedColumns } from '../../patterns/SectionRail/RailedColumns.tsx';
import { StickyActions } from '../../patterns/StickyActions/StickyActions.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import type { AccountPlanScreenProps, IncludedPlan, PlanView } from './AccountPlans.types.ts';
import { accountPlansTexts } from './accountPlans.texts.ts';
import { PlanBadges } from './PlanBadges.tsx';
import { PlanButton } from './PlanButton.tsx';
import { PlanFeatures } from './PlanFeatures.tsx';
import { spellOutFeatures } from './spellOutFeatures.ts';
import { usePlanRequest } from './usePlanRequest.tsx';

const StyledHead = styled(Card)`
  display: flex;
  align-items: end;
  gap: var(--primitive-space-24);
  min-block-size: 180px;

  > div {
    display: grid;
    flex: 1;
    justify-items: start;
    gap: var(--primitive-space-8);
    min-inline-size: 0;
  }
`;

/* The plans in two columns of equal height, where both are wide enough for a feature on one line. */
const StyledGroups = styled(Card)`
  columns: 260px 2;
  column-gap: var(--primitive-space-24);

  > div {
    display: grid;
    gap: var(--primitive-space-12);
    break-inside: avoid;
  }
  > div + div {
    margin-block-start: var(--primitive-space-20);
  }
`;

const StyledSteps = styled(Card)`
  > ol {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(180px, 100%), 1fr));
    gap: var(--primitive-space-16);
    margin: 0;
    padding: 0;
    list-style: none;
    counter-reset: step;
  }
  li {
    display: grid;
    align-content: start;
    grid-template-columns: var(--primitive-size-asset-sm) minmax(0, 1fr);
    column-gap: var(--primitive-space-12);
    counter-increment: step;
  }
  li::before {
    content: counter(step);
    grid-row: span 2;
    display: grid;
    place-items: center;
    block-size: var(--primitive-size-asset-sm);
    border-radius: var(--primitive-radius-full);
    background: var(--semantic-color-bg-accent);
    color: var(--semantic-color-text-accent);
    font: var(--semantic-typography-label);
  }
  strong {
    font: var(--semantic-typography-title-sm);
  }
`;

/** Shows one plan: its description, its features and how to get it (PLAN-003, PLAN-005). */
export const AccountPlanScreen = createScreen(function AccountPlanScreen({
  planKey,
  page,
  includes,
  onRequest,
  onBack,
}: AccountPlanScreenProps) {
  const texts = useTexts(accountPlansTexts);
  const { busyKey, request, dialog } = usePlanRequest(onRequest);
  const isWide = useIsWide();
  const plan = page.kind === 'ready' ? page.content : null;
  return (
    <>
      <AppHeader title={plan?.title ?? texts.names[planKey]} onBack={onBack} />
      <FilledPage aria-busy={page.kind === 'loading' || undefined}>
        <RailedColumns current="plans">
          {page.kind === 'loading' ? <Skeleton variant="card" count={4} label={texts.loading} /> : null}
          {page.kind === 'failed' ? <LoadFailed failure={page.failure} onRetry={page.onRetry} /> : null}
          {plan === null ? null : (
            <>
              <PlanHead plan={plan}>
                {isWide ? (
                  <PlanButton plan={plan} variant="on-hero" fullWidth={false} busy={busyKey !== null} onRequest={() => request(planKey)} />
                ) : null}
              </PlanHead>
              <Features plan={plan} includes={includes ?? []} />
              {plan.action.kind === 'schedule' ? <CallSteps /> : null}
              {isWide || plan.action.kind === 'none' ? null : (
                <StickyActions>
                  <PlanButton plan={plan} busy={busyKey !== null} onRequest={() => request(planKey)} />
                </StickyActions>
              )}
            </>
          )}
        </RailedColumns>
      </FilledPage>
      {dialog}
    </>
  );
});

type PlanHeadProps = { readonly plan: PlanView; readonly children: ReactNode };

/** Why to take the plan, its price and, where there is room beside them, how to get it. */
function PlanHead({ plan: { isActive, isExclusive, isComingSoon, short, subtitle }, children }: PlanHeadProps) {
  const texts = useTexts(accountPlansTexts);
  return (
    <StyledHead variant="hero">
      <Motif fade="start" />
      <div>
        <PlanBadges {...{ isActive, isExclusive, isComingSoon }} />
        <Heading level={2} type="title-lg">
          {short}
        </Heading>
        <Text tone="on-hero-muted">{texts.priceOf({ price: subtitle })}</Text>
      </div>
      {children}
    </StyledHead>
  );
}

function Features({ plan, includes }: { readonly plan: PlanView; readonly includes: readonly IncludedPlan[] }) {
  const texts = useTexts(accountPlansTexts);
  return (
    <Section title={texts.features}>
      <StyledGroups>
        {spellOutFeatures(plan, includes).map(({ title, features }) => (
          <div key={title}>
            {title === null ? null : (
              <Heading level={3} type="label">
                {title}
              </Heading>
            )}
            <PlanFeatures features={features} />
          </div>
        ))}
      </StyledGroups>
    </Section>
  );
}

/** What happens with a plan that is arranged in a call. */
function CallSteps() {
  const texts = useTexts(accountPlansTexts);
  return (
    <Section title={texts.call}>
      <StyledSteps>
        <ol>
          {texts.callSteps.map(({ title, text }) => (
            <li key={title}>
              <strong>{title}</strong>
              <Text as="span" type="body-sm" tone="secondary">
                {text}
              </Text>
            </li>
          ))}
        </ol>
      </StyledSteps>
    </Section>
  );
}

import { styled } from 'styled-components';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { Page } from '../../foundations/Page/Page.tsx';
import { AppHeader } from '../../patterns/AppHeader/AppHeader.tsx';
import { useIsWide } from '../../patterns/AppFrame/useIsWide.ts';
import { LoadFailed } from '../../patterns/PageStates/LoadFailed.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import type { AccountPlansScreenProps, PlanView } from './AccountPlans.types.ts';
import { accountPlansTexts } from './accountPlans.texts.ts';
import { usePlanRequest } from './usePlanRequest.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { forwardIcon, checkIcon } from '../../foundations/Icon/icons.ts';
import { Motif } from '../../foundations/Motif/Motif.tsx';
import { PlanBadges } from './PlanBadges.tsx';
import { PlanButton } from './PlanButton.tsx';
import { PlanFeatures } from './PlanFeatures.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';

const StyledTable = styled.table`
  display: block;
  font: var(--semantic-typography-body-sm);

  thead,
  tbody {
    display: block;
  }
  /* The columns are those of the cards above; the name of a row is a line of its own. */
  tr {
    position: relative;
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(280px, 1fr));
    column-gap: var(--primitive-space-16);
    padding-block: var(--primitive-space-12);
  }
  tbody th {
    grid-column: 1 / -1;
  }
  thead th:first-child {
    position: absolute;
  }
  th {
    padding-inline: var(--component-card-padding);
    font: var(--semantic-typography-label);
    text-align: start;
  }
  tbody th {
    color: var(--semantic-color-text-secondary);
  }
  td {
    padding-inline: var(--component-card-padding);
  }
  tbody tr {
    border-block-start: 1px solid var(--component-row-divider);
  }
  td > span {
    position: relative;
  }
  svg {
    display: inline-block;
    vertical-align: middle;
    color: var(--semantic-color-icon-accent);
  }
`;

/** Compares price and features of the plans in a table. Each plan includes the features of the ones before it. */
function PlanComparison({ plans }: { readonly plans: readonly PlanView[] }) {
  const texts = useTexts(accountPlansTexts);
  // A feature that names an earlier plan ("Everything in Launch") repeats the rows of that plan.
  const features = plans.flatMap((plan, index) =>
    plan.features.filter((feature) => !plans.slice(0, index).some(({ title }) => feature.includes(title))),
  );
  return (
    <Section title={texts.comparison}>
      <Card padding="none">
        <StyledTable>
          <thead>
            <tr>
              <th scope="col">
                <VisuallyHidden>{texts.features}</VisuallyHidden>
              </th>
              {plans.map(({ key, title }) => (
                <th key={key} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">{texts.price}</th>
              {plans.map(({ key, subtitle }) => (
                <td key={key}>{subtitle}</td>
              ))}
            </tr>
            {features.map((feature) => (
              <tr key={feature}>
                <th scope="row">{feature}</th>
                {plans.map(({ key }, index) => (
                  <td key={key}>
                    {plans.slice(0, index + 1).some((plan) => plan.features.includes(feature)) ? (
                      <span>
                        <Icon glyph={checkIcon} />
                        <VisuallyHidden>{texts.included}</VisuallyHidden>
                      </span>
                    ) : (
                      '–'
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </StyledTable>
      </Card>
    </Section>
  );
}

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
  /* Aligns the buttons of cards side by side. */
  > :last-child:not(header, ul) {
    margin-block-start: auto;
  }
  /* Aligns subtitles and features as well, by always placing the badges below the title. */
  @media (min-width: 1120px) {
    > header > div {
      flex-direction: column;
      align-items: start;
      justify-content: start;
      min-block-size: 3.5rem;
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
      {isWealth ? <Motif seed={5} fade="start" /> : null}
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

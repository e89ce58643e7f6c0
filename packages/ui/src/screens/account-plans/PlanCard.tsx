import { styled } from 'styled-components';
import { Card } from '../../components/Card/Card.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { forwardIcon } from '../../foundations/Icon/glyphs/forwardIcon.ts';
import { Motif } from '../../foundations/Motif/Motif.tsx';
import type { PlanView } from './AccountPlans.types.ts';
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

export type PlanCardProps = { readonly plan: PlanView; readonly busy: boolean; readonly onRequest: () => void };

/** A plan in the list. Its title links to its page. */
export function PlanCard({ plan, busy, onRequest }: PlanCardProps) {
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

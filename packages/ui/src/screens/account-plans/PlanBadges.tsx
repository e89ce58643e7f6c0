import { styled } from 'styled-components';
import { Badge } from '../../components/Badge/Badge.tsx';
import { completedIcon, wealthIcon } from '../../foundations/Icon/icons.ts';
import { useTexts } from '../../texts/Texts.tsx';
import type { PlanView } from './AccountPlans.types.ts';
import { accountPlansTexts } from './accountPlans.texts.ts';

const StyledBadges = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--primitive-space-8);
`;

type PlanBadgesProps = Pick<PlanView, 'isActive' | 'isExclusive' | 'isComingSoon'>;

/** Marks a plan as the customer's own, exclusive or coming soon (PLAN-005, PLAN-009, PLAN-011). */
export function PlanBadges({ isActive, isExclusive, isComingSoon }: PlanBadgesProps) {
  const texts = useTexts(accountPlansTexts);
  if (!isActive && !isExclusive && !isComingSoon) return null;
  return (
    <StyledBadges>
      {isActive ? (
        <Badge tone="positive" icon={completedIcon}>
          {texts.active}
        </Badge>
      ) : null}
      {isExclusive ? (
        <Badge tone="wealth" icon={wealthIcon}>
          {texts.exclusive}
        </Badge>
      ) : null}
      {isComingSoon ? <Badge tone="info">{texts.comingSoon}</Badge> : null}
    </StyledBadges>
  );
}

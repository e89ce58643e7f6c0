import { Button, type ButtonProps } from '../../components/Button/Button.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import type { PlanView } from './AccountPlans.types.ts';
import { accountPlansTexts } from './accountPlans.texts.ts';

type PlanButtonProps = Pick<ButtonProps, 'variant' | 'size' | 'fullWidth' | 'busy'> & {
  readonly plan: Pick<PlanView, 'action' | 'isComingSoon'>;
  readonly onRequest: () => void;
};

const newTabProps = { target: '_blank', rel: 'noopener noreferrer' };

/** The button that requests a plan or schedules a call, if either is possible (PLAN-010 to PLAN-012). */
export function PlanButton({ plan: { action, isComingSoon }, busy = false, onRequest, ...looks }: PlanButtonProps) {
  const texts = useTexts(accountPlansTexts);
  switch (action.kind) {
    case 'none':
      return null;
    case 'request':
      return (
        <Button fullWidth disabled={isComingSoon} busy={busy} onClick={onRequest} {...looks}>
          {isComingSoon ? texts.comingSoon : texts.request}
        </Button>
      );
    case 'schedule':
      return (
        <LinkButton fullWidth href={action.href} {...(action.isExternal ? newTabProps : {})} {...looks}>
          {texts.schedule}
        </LinkButton>
      );
  }
}

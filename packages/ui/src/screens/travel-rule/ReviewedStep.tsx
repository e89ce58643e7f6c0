import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { mailIcon } from '../../foundations/Icon/glyphs/mailIcon.ts';
import { pendingIcon } from '../../foundations/Icon/glyphs/pendingIcon.ts';
import { StatePage } from '../../patterns/StatePage/StatePage.tsx';
import { transferTexts } from '../../patterns/transfer/transfer.texts.ts';
import { useTexts } from '../../texts/Texts.tsx';
import { travelRuleTexts } from './travelRule.texts.ts';

type ReviewedStepProps = {
  /** The h1. */
  readonly title: string;
  /** What is waited for: a link in a letter, the check of a beneficiary, the check of a sender. */
  readonly waitsFor: 'email' | 'beneficiary' | 'sender';
  readonly homeHref: string;
};

/** The details are given: what comes next, and the way home. Nothing leads back to the form (TRS-007, TRS-008, RCV-017). */
export function ReviewedStep({ title, waitsFor, homeHref }: ReviewedStepProps) {
  const texts = useTexts(travelRuleTexts);
  const { home } = useTexts(transferTexts);
  const context = { email: texts.checkEmailContext, beneficiary: texts.reviewContext, sender: texts.senderReviewContext };
  return (
    <StatePage
      title={title}
      action={
        <LinkButton fullWidth href={homeHref}>
          {home}
        </LinkButton>
      }
    >
      <EmptyState
        icon={waitsFor === 'email' ? mailIcon : pendingIcon}
        tone={waitsFor === 'email' ? 'accent' : 'warning'}
        title={waitsFor === 'email' ? texts.checkEmail : texts.sentForReview}
        size="lg"
      >
        {context[waitsFor]}
      </EmptyState>
    </StatePage>
  );
}

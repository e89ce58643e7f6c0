import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { mailIcon, pendingIcon } from '../../foundations/Icon/icons.ts';
import { StatePage } from '../../patterns/StatePage/StatePage.tsx';
import { transferTexts } from '../../patterns/transfer/transfer.texts.ts';
import { useTexts } from '../../texts/Texts.tsx';
import { travelRuleTexts } from './travelRule.texts.ts';

type ReviewedStepProps = {
  readonly title: string;
  /** What the transfer waits for: a link in an e-mail, the review of a beneficiary, or the review of a sender. */
  readonly waitsFor: 'email' | 'beneficiary' | 'sender';
  readonly homeHref: string;
};

/** The details are submitted: shows what comes next and a link home, but no way back to the form (TRS-007, TRS-008, RCV-017). */
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

import type { CallOutcome } from '../../patterns/form/CallOutcome.ts';
import { useSubmitOnce } from '../../patterns/form/useSubmitOnce.ts';
import { SubmitActions } from '../../patterns/StickyActions/StickyActions.tsx';
import { VisitorPage, VisitorTitle } from '../../patterns/VisitorPage/VisitorPage.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { kycTexts } from './kyc.texts.ts';
import { KycFailure } from './KycFailure.tsx';

export type StuckScreenProps = {
  /** Restarts the application from the beginning. */
  readonly onProceed: () => Promise<CallOutcome>;
  readonly onBack: () => void;
};

/** An application that was not continued for more than seven days (KYC-013, KYC-014). */
export function StuckScreen({ onProceed, onBack }: StuckScreenProps) {
  const { stuck: texts } = useTexts(kycTexts);
  const { busy, outcome, submitOnce } = useSubmitOnce<CallOutcome>();
  return (
    <VisitorPage onBack={onBack}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submitOnce(onProceed);
        }}
      >
        <VisitorTitle title={texts.title} text={texts.text} />
        <SubmitActions label={texts.proceed} busy={busy}>
          <KycFailure outcome={outcome} />
        </SubmitActions>
      </form>
    </VisitorPage>
  );
}

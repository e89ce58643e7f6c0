import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { IconLink } from '../../components/IconLink/IconLink.tsx';
import { pendingIcon, supportIcon } from '../../foundations/Icon/icons.ts';
import type { CallOutcome } from '../../patterns/form/CallOutcome.ts';
import { useSubmitOnce } from '../../patterns/form/useSubmitOnce.ts';
import { SubmitActions } from '../../patterns/StickyActions/StickyActions.tsx';
import { VisitorPage } from '../../patterns/VisitorPage/VisitorPage.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { kycTexts } from './kyc.texts.ts';
import { KycFailure } from './KycFailure.tsx';
import { createScreen, type ScreenProps } from '../../foundations/screen/createScreen.tsx';

export type StuckScreenProps = ScreenProps<'afterForm'> & {
  /** Restarts the application from the beginning. */
  readonly onProceed: () => Promise<CallOutcome>;
  /** The customer pressed the back button. */
  readonly onBack: () => void;
  /** The support page. */
  readonly supportHref: string;
};

/** An application that was not continued for more than seven days (KYC-013, KYC-014). */
export const StuckScreen = createScreen(function StuckScreen({ onProceed, onBack, supportHref }: StuckScreenProps) {
  const { stuck: texts, support } = useTexts(kycTexts);
  const { busy, outcome, submitOnce } = useSubmitOnce<CallOutcome>();
  return (
    <VisitorPage onBack={onBack} action={<IconLink href={supportHref} icon={supportIcon} label={support} />}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submitOnce(onProceed);
        }}
      >
        <EmptyState level={1} size="lg" icon={pendingIcon} title={texts.title}>
          {texts.text}
        </EmptyState>
        <SubmitActions label={texts.proceed} busy={busy}>
          <KycFailure outcome={outcome} />
        </SubmitActions>
      </form>
    </VisitorPage>
  );
});

import type { CallOutcome } from '../../patterns/form/CallOutcome.ts';
import { Button } from '../../components/Button/Button.tsx';
import { Heading } from '../../foundations/Heading/Heading.tsx';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { Text } from '../../foundations/Text/Text.tsx';
import { useSubmitOnce } from '../../patterns/form/useSubmitOnce.ts';
import { StickyActions } from '../../patterns/StickyActions/StickyActions.tsx';
import { VisitorPage } from '../../patterns/VisitorPage/VisitorPage.tsx';
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
        <Stack gap={8}>
          <Heading level={1} type="title-lg" tabIndex={-1}>
            {texts.title}
          </Heading>
          <Text tone="secondary">{texts.text}</Text>
        </Stack>
        <StickyActions>
          <KycFailure outcome={outcome} />
          <Button type="submit" busy={busy} fullWidth>
            {texts.proceed}
          </Button>
        </StickyActions>
      </form>
    </VisitorPage>
  );
}

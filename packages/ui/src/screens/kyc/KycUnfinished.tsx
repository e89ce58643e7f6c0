import { Button } from '../../components/Button/Button.tsx';
import { ErrorState } from '../../components/ErrorState/ErrorState.tsx';
import { alertIcon } from '../../foundations/Icon/glyphs/alertIcon.ts';
import { offlineIcon } from '../../foundations/Icon/glyphs/offlineIcon.ts';
import { useSubmitOnce } from '../../patterns/form/useSubmitOnce.ts';
import type { LoadFailure } from '../../patterns/PageStates/PageState.ts';
import { useTexts } from '../../texts/Texts.tsx';
import { kycTexts } from './kyc.texts.ts';
import { kycFailureText } from './KycFailure.tsx';
import type { KycScreenProps } from './KycScreen.types.ts';

/** The host has finished, but the provider does not know it yet. Repeats the notification, never the check (D-KYC-13). */
export function KycUnfinished({ failure, onFinishAgain }: Pick<KycScreenProps, 'onFinishAgain'> & { readonly failure: LoadFailure }) {
  const texts = useTexts(kycTexts);
  const { busy, submitOnce } = useSubmitOnce();
  return (
    <ErrorState
      level={1}
      icon={failure === 'offline' ? offlineIcon : alertIcon}
      title={kycFailureText(failure, texts)}
      action={
        <Button busy={busy} onClick={() => void submitOnce(onFinishAgain)}>
          {texts.tryAgain}
        </Button>
      }
    />
  );
}

import { StuckScreen } from '@wallet/ui/screens/kyc/StuckScreen';
import { attempt } from '../../api/outcome.ts';
import { useKycSteps } from '../../data/kyc/useKycSteps.ts';
import { SignedInPage } from '../../frame/SignedInPage.tsx';
import { useGoBack } from '../../frame/useGoBack.ts';
import { paths } from '../../paths.ts';

function Stuck() {
  const { reset, refresh } = useKycSteps();
  const goBack = useGoBack(paths.assets.to());
  return (
    <StuckScreen
      onBack={goBack}
      onProceed={async () => {
        const outcome = await attempt(reset);
        if (outcome.kind === 'refused') await refresh();
        return outcome;
      }}
    />
  );
}

/** A stuck registration (KYC-013 to KYC-016); with the new status the guard leads on to the intro. */
export function StuckPage() {
  return (
    <SignedInPage>
      <Stuck />
    </SignedInPage>
  );
}

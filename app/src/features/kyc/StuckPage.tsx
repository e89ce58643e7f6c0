import { StuckScreen } from '@wallet/ui/screens/kyc';
import { attempt } from '../../api/outcome.ts';
import { useKycSteps } from '../../data/kyc.ts';
import { useGoBack } from '../../operations/page/history.ts';
import { paths } from '../../routing/paths.ts';

/** A stuck registration (KYC-013 to KYC-016); with the new status the guard leads on to the intro. */
export function StuckPage() {
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

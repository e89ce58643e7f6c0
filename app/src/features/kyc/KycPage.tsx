import { KycScreen, StuckScreen } from '@wallet/ui/screens/kyc';
import { attempt } from '../../api/outcome.ts';
import { useKycSteps } from '../../data/kyc.ts';
import { useGoBack, useStepHistory } from '../../operations/page/history.ts';
import { paths } from '../../routing/paths.ts';
import { useKyc } from './model.ts';

/** A stuck registration (KYC-013 to KYC-016). Once the status changes, the guard redirects to the intro. */
export function StuckPage() {
  const { reset, refresh } = useKycSteps();
  const goBack = useGoBack(paths.assets.to());
  return (
    <StuckScreen
      onBack={goBack}
      supportHref={paths.support.to()}
      onProceed={async () => {
        const outcome = await attempt(reset);
        if (outcome.kind === 'refused') await refresh();
        return outcome;
      }}
    />
  );
}

/** The identity check (KYC-003 to KYC-010). */
export function KycPage() {
  const { view, isAppliedFor, leaveFrame, ...rest } = useKyc();
  const goBack = useGoBack(paths.assets.to());
  const { leave } = useStepHistory(isAppliedFor ? 1 : 0, leaveFrame);
  if (view === null) return null;
  return (
    <KycScreen
      {...rest}
      view={view}
      onBack={view.name === 'frame' ? leave : goBack}
      assetsHref={paths.assets.to()}
      supportHref={paths.support.to()}
    />
  );
}

import { KycScreen } from '@wallet/ui/screens/kyc/KycScreen';
import { SignedInPage } from '../../frame/SignedInPage.tsx';
import { useGoBack } from '../../frame/useGoBack.ts';
import { useStepHistory } from '../../frame/useStepHistory.ts';
import { paths } from '../../paths.ts';
import { useKyc } from './useKyc.ts';

function Kyc() {
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

/** The identity check (KYC-003 to KYC-010). */
export function KycPage() {
  return (
    <SignedInPage>
      <Kyc />
    </SignedInPage>
  );
}

import { KycScreen } from '@wallet/ui/screens/kyc';
import { useGoBack, useStepHistory } from '../../operations/page/history.ts';
import { paths } from '../../routing/paths.ts';
import { useKyc } from './model.ts';

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

import { KycScreen } from '@wallet/ui/screens/kyc/KycScreen';
import { SignedInPage } from '../../frame/SignedInPage.tsx';
import { useGoBack } from '../../frame/useGoBack.ts';
import { useStepEntry } from '../../frame/useStepEntry.ts';
import { paths } from '../../paths.ts';
import { useKyc } from './useKyc.ts';

function Kyc() {
  const { view, leaveFrame, onApply, ...rest } = useKyc();
  const goBack = useGoBack(paths.assets.to());
  const { enter, leave } = useStepEntry(leaveFrame);
  if (view === null) return null;
  return (
    <KycScreen
      {...rest}
      view={view}
      onApply={async () => {
        const outcome = await onApply();
        if (outcome.kind === 'done') enter();
        return outcome;
      }}
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

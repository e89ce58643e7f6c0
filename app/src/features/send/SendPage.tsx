import type { TransferAsset } from '@wallet/ui/patterns/transfer/Transfer.types';
import { SendScreen } from '@wallet/ui/screens/send/SendScreen';
import { useAssets } from '../../data/balances/useAssets.ts';
import { useUserInfo } from '../../data/user-info/useUserInfo.ts';
import { NotFoundPage } from '../../operations/page/NotFound.ts';
import { openCamera } from '../../operations/transfer/openCamera.ts';
import { readClipboard } from '../../operations/transfer/readClipboard.ts';
import { toPageState, type PageQuery } from '../../operations/page/toPageState.ts';
import { toTransferAsset } from '../../operations/transfer/toTransferAsset.ts';
import { useTransferAccount, type TransferAccount } from '../../operations/transfer/useTransferAccount.ts';
import { useGoBack } from '../../operations/page/useGoBack.ts';
import { usePrimaryCurrency } from '../../providers/usePrimaryCurrency.ts';
import { useRecipients } from '../../operations/transfer/useRecipients.ts';
import { useStepHistory } from '../../operations/page/useStepHistory.ts';
import { paths } from '../../routing/paths.ts';
import { useSession } from '../../providers/Services.ts';
import { useSend } from './useSend.ts';

function Sending({ accountType, accountId }: TransferAccount) {
  const assets = useAssets();
  const info = useUserInfo();
  const username = useSession()?.username ?? '';
  const isKnown = assets.data !== undefined && info.data !== undefined;
  const primary = usePrimaryCurrency();
  const asset = isKnown ? toTransferAsset(assets.data, info.data, accountType, accountId, primary) : undefined;
  const { step, goBack, onAskFee, onSubmit, onCode, onResendCode } = useSend(accountType, accountId, asset ?? null, username);
  const { leave } = useStepHistory(step.name === 'code' ? 1 : 0, goBack);
  const recipients = useRecipients();
  const goBackToAssets = useGoBack(paths.assets.to());
  if (asset === null) return <NotFoundPage />;
  const query: PageQuery<TransferAsset> = {
    data: asset,
    error: assets.error ?? info.error,
    dataUpdatedAt: assets.dataUpdatedAt,
    refetch: () => [assets.refetch(), info.refetch()],
  };
  return (
    <SendScreen
      page={toPageState(query, (ready) => ready)}
      step={step}
      {...recipients}
      {...{ onAskFee, onSubmit, onCode, onResendCode }}
      onBack={step.name === 'code' ? leave : goBackToAssets}
      homeHref={paths.home.to()}
      onPasteRequest={readClipboard}
      onCameraRequest={openCamera}
    />
  );
}

/** The usual send from a crypto or stablecoin account (SEND-003). */
export function SendPage() {
  const account = useTransferAccount();
  return account === null ? <NotFoundPage /> : <Sending key={`${account.accountType} ${account.accountId}`} {...account} />;
}

import { formatIsoDate } from '@wallet/core/format/formatDates';
import { TravelRuleSendScreen } from '@wallet/ui/screens/travel-rule/TravelRuleSendScreen';
import type { TravelRuleSendContent } from '@wallet/ui/screens/travel-rule/TravelRuleSendScreen.types';
import { useAssets } from '../../data/balances/useAssets.ts';
import { useVasps } from '../../data/travel-rule/useVasps.ts';
import { useUserInfo } from '../../data/user-info/useUserInfo.ts';
import { NotFoundPage } from '../../operations/page/NotFound.ts';
import { openCamera } from '../../operations/transfer/openCamera.ts';
import { readClipboard } from '../../operations/transfer/readClipboard.ts';
import { toPageState, type PageQuery } from '../../operations/page/toPageState.ts';
import { toTransferAsset } from '../../operations/transfer/toTransferAsset.ts';
import { useFeeOffers } from '../../operations/transfer/useFeeOffers.ts';
import { useGoBack } from '../../operations/page/useGoBack.ts';
import { usePrimaryCurrency } from '../../providers/usePrimaryCurrency.ts';
import { useRecipients } from '../../operations/transfer/useRecipients.ts';
import { useStepHistory } from '../../operations/page/useStepHistory.ts';
import { useTransferAccount, type TransferAccount } from '../../operations/transfer/useTransferAccount.ts';
import { paths } from '../../routing/paths.ts';
import { useServices, useSession } from '../../providers/Services.ts';
import { toOwnDetails } from './toOwnDetails.ts';
import { toVasps } from './toVasps.ts';
import { depthOf } from './travelRuleSendFlow.ts';
import { useTravelRuleSend } from './useTravelRuleSend.ts';

function Sending({ accountType, accountId }: TransferAccount) {
  const assets = useAssets();
  const info = useUserInfo();
  const { clock } = useServices();
  const username = useSession()?.username ?? '';
  const primary = usePrimaryCurrency();
  const isKnown = assets.data !== undefined && info.data !== undefined;
  const asset = isKnown ? toTransferAsset(assets.data, info.data, accountType, accountId, primary) : undefined;
  const onAskFee = useFeeOffers(accountType, accountId, asset?.feeAllowance ?? null);
  const onStale = (): void => void assets.refetch();
  const { step, goBack, ...flow } = useTravelRuleSend({ accountType, accountId, asset: asset ?? null, username, onStale });
  const vasps = useVasps({ enabled: step.name === 'beneficiary' });
  const depth = depthOf(step);
  const { leave } = useStepHistory(depth, goBack);
  const recipients = useRecipients();
  const goBackToAssets = useGoBack(paths.assets.to());
  if (asset === null) return <NotFoundPage />;
  const query: PageQuery<TravelRuleSendContent> = {
    data:
      asset === undefined || info.data === undefined
        ? undefined
        : { asset, own: toOwnDetails(info.data), today: formatIsoDate(new Date(clock.now())) },
    error: assets.error ?? info.error,
    dataUpdatedAt: assets.dataUpdatedAt,
    refetch: () => [assets.refetch(), info.refetch()],
  };
  return (
    <TravelRuleSendScreen
      page={toPageState(query, (ready) => ready)}
      step={step}
      vasps={toVasps(vasps)}
      onAskFee={onAskFee}
      {...flow}
      {...recipients}
      onBack={depth > 0 ? leave : goBackToAssets}
      homeHref={paths.home.to()}
      onPasteRequest={readClipboard}
      onCameraRequest={openCamera}
    />
  );
}

/** A send under the travel rule from a crypto or stablecoin account (SEND-003, TRS-001). */
export function TravelRuleSendPage() {
  const account = useTransferAccount();
  return account === null ? <NotFoundPage /> : <Sending key={`${account.accountType} ${account.accountId}`} {...account} />;
}

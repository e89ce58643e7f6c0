import { formatIsoDate } from '@wallet/core/format/formatDates';
import { TravelRuleSendScreen } from '@wallet/ui/screens/travel-rule/TravelRuleSendScreen';
import type { TravelRuleSendContent } from '@wallet/ui/screens/travel-rule/TravelRuleSendScreen.types';
import { useAssets } from '../../data/balances/useAssets.ts';
import { useVasps } from '../../data/travel-rule/useVasps.ts';
import { useUserInfo } from '../../data/user-info/useUserInfo.ts';
import { NotFoundPage } from '../../frame/NotFound.ts';
import { openCamera } from '../../frame/openCamera.ts';
import { readClipboard } from '../../frame/readClipboard.ts';
import { toPageState, type PageQuery } from '../../frame/toPageState.ts';
import { toTransferAsset } from '../../frame/toTransferAsset.ts';
import { useFeeOffers } from '../../frame/useFeeOffers.ts';
import { useGoBack } from '../../frame/useGoBack.ts';
import { usePrimaryCurrency } from '../../frame/usePrimaryCurrency.ts';
import { useRecipients } from '../../frame/useRecipients.ts';
import { useStepHistory } from '../../frame/useStepHistory.ts';
import { useTransferAccount, type TransferAccount } from '../../frame/useTransferAccount.ts';
import { paths } from '../../paths.ts';
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

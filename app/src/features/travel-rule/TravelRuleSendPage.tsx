import { type TravelRuleSendContent, TravelRuleSendScreen } from '@wallet/ui/screens/travel-rule';
import { useAssets } from '../../data/balances.ts';
import { useVasps } from '../../data/travel-rule.ts';
import { useUserInfo } from '../../data/user-info.ts';
import { readClipboard } from '../../operations/addressBook.ts';
import { useHeldHrefs } from '../../operations/heldHrefs.ts';
import { useGoBack, useStepHistory } from '../../operations/page/history.ts';
import { NotFoundPage } from '../../operations/page/lazyPage.tsx';
import { type PageQuery, toPageState } from '../../operations/page/toPageState.ts';
import {
  openCamera,
  toTransferAsset,
  type TransferAccount,
  useFeeOffers,
  useRecipients,
  useAmountInFiat,
  useTransferAccount,
} from '../../operations/transfer.ts';
import { useOperations } from '../../data/accounts.ts';
import { toDay } from '@wallet/core/calendar/days';
import { useServices, useSession } from '../../providers/Services.ts';
import { useProviderTime } from '../../providers/useProviderTime.ts';
import { usePrimaryCurrency } from '../../providers/useDeviceValue.ts';
import { paths } from '../../routing/paths.ts';
import { toOwnDetails, toVasps } from './bodies.ts';
import { getDepth, useTravelRuleSend } from './model.ts';

function TravelRuleSend({ accountType, accountId }: TransferAccount) {
  const assets = useAssets();
  const info = useUserInfo();
  const { config } = useServices();
  const clock = useProviderTime();
  const username = useSession()?.username ?? '';
  const primary = usePrimaryCurrency();
  const isKnown = assets.data !== undefined && info.data !== undefined;
  const heldHrefs = useHeldHrefs();
  const inFiat = useAmountInFiat(useOperations().data);
  const baseAsset = isKnown ? toTransferAsset(assets.data, info.data, accountType, accountId, primary, config) : undefined;
  const asset = baseAsset && { ...baseAsset, heldHref: heldHrefs[baseAsset.code], ...(inFiat === undefined ? {} : { inFiat }) };
  const onAskFee = useFeeOffers(accountType, accountId, asset?.feeAllowance ?? null);
  const onStale = (): void => void assets.refetch();
  const { step, goBack, ...flow } = useTravelRuleSend({ accountType, accountId, asset: asset ?? null, username, onStale });
  const vasps = useVasps({ enabled: step.name === 'beneficiary' });
  const depth = getDepth(step);
  const { leave } = useStepHistory(depth, goBack);
  const recipients = useRecipients();
  const goBackToAssets = useGoBack(paths.assets.to());
  if (asset === null) return <NotFoundPage />;
  const query: PageQuery<TravelRuleSendContent> = {
    data: asset === undefined || info.data === undefined ? undefined : { asset, own: toOwnDetails(info.data), today: toDay(clock.now()) },
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
  return account === null ? <NotFoundPage /> : <TravelRuleSend key={`${account.accountType} ${account.accountId}`} {...account} />;
}

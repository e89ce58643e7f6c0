import type { TransferAsset } from '@wallet/ui/patterns/transfer';
import { SendScreen } from '@wallet/ui/screens/send';
import { useOperations } from '../../data/accounts.ts';
import { useAssets } from '../../data/balances.ts';
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
  useAmountInFiat,
  useRecipients,
  useTransferAccount,
} from '../../operations/transfer.ts';
import { useServices, useSession } from '../../providers/Services.ts';
import { usePrimaryCurrency } from '../../providers/useDeviceValue.ts';
import { paths } from '../../routing/paths.ts';
import { useSend } from './model.ts';

function SendForm({ accountType, accountId }: TransferAccount) {
  const assets = useAssets();
  const info = useUserInfo();
  const operations = useOperations();
  const username = useSession()?.username ?? '';
  // Wait for all data that decides which prices are shown, so that nothing appears in the form later.
  const isKnown = assets.data !== undefined && info.data !== undefined && !operations.isPending;
  const primary = usePrimaryCurrency();
  const heldHrefs = useHeldHrefs();
  const inFiat = useAmountInFiat(operations.data);
  const { addressLengths } = useServices().config;
  const shown = { operations: operations.data, addressLengths };
  const baseAsset = isKnown ? toTransferAsset(assets.data, info.data, accountType, accountId, primary, shown) : undefined;
  const asset = baseAsset && { ...baseAsset, heldHref: heldHrefs[baseAsset.code], ...(inFiat === undefined ? {} : { inFiat }) };
  const { step, goBack, ...flow } = useSend(accountType, accountId, asset ?? null, username);
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
      {...flow}
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
  return account === null ? <NotFoundPage /> : <SendForm key={`${account.accountType} ${account.accountId}`} {...account} />;
}

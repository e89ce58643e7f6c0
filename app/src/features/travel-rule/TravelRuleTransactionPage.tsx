import { TravelRuleTransactionScreen, type TravelRuleTransferContent } from '@wallet/ui/screens/travel-rule';
import { Navigate, useParams } from 'react-router-dom';
import { isNotFound } from '../../api/errors.ts';
import { useAssets } from '../../data/balances.ts';
import { useTravelRuleTransaction } from '../../data/travel-rule.ts';
import { useUserInfo } from '../../data/user-info.ts';
import { type CoinType, isCoinType } from '../../operations/accounts.ts';
import { useAddressBook } from '../../operations/addressBook.ts';
import { useGoBack, useStepHistory } from '../../operations/page/history.ts';
import { NotFoundPage } from '../../operations/page/lazyPage.tsx';
import { type PageQuery, toPageState } from '../../operations/page/toPageState.ts';
import { toTransferAsset, useFeeOffers } from '../../operations/transfer.ts';
import { useSession } from '../../providers/Services.ts';
import { usePrimaryCurrency } from '../../providers/useDeviceValue.ts';
import { paths } from '../../routing/paths.ts';
import { useLinkTracking } from './model.ts';
import { toTransfer, useTransferFlow } from './transfer.ts';

type ContinuationProps = { readonly accountType: CoinType; readonly id: string };

function Continuation({ accountType, id }: ContinuationProps) {
  const transaction = useTravelRuleTransaction(id);
  const assets = useAssets();
  const info = useUserInfo();
  const primary = usePrimaryCurrency();
  const username = useSession()?.username ?? '';
  useLinkTracking(transaction.data?.status);

  const transfer = transaction.data === undefined ? undefined : toTransfer(transaction.data, accountType);
  const accountId = transfer?.fromAccount.id;
  const isKnown = accountId !== undefined && assets.data !== undefined && info.data !== undefined;
  const asset = isKnown ? toTransferAsset(assets.data, info.data, accountType, accountId, primary) : undefined;
  const askStatus = async (): Promise<boolean> => (await transaction.refetch()).data?.status === 'approved';
  const flow = useTransferFlow({ transfer: transfer ?? null, asset: asset ?? null, username, askStatus });
  const { step, goBack, ...callbacks } = flow;
  const { leave } = useStepHistory(step.name === 'code' ? 1 : 0, goBack);
  const onAskFee = useFeeOffers(accountType, accountId ?? 0, asset?.feeAllowance ?? null);
  const addressBook = useAddressBook();
  const goBackToAssets = useGoBack(paths.assets.to());

  if (isNotFound(transaction.error) || transfer === null || asset === null) return <NotFoundPage />;
  if (transfer?.status === 'completed' && step.name !== 'finished') return <Navigate to={paths.home.to()} replace />;
  const query: PageQuery<TravelRuleTransferContent> = {
    data: transfer === undefined || asset === undefined ? undefined : { transfer, asset },
    error: transaction.error ?? assets.error ?? info.error,
    dataUpdatedAt: transaction.dataUpdatedAt,
    refetch: () => [transaction.refetch(), assets.refetch(), info.refetch()],
  };
  return (
    <TravelRuleTransactionScreen
      page={toPageState(query, (ready) => ready)}
      step={step}
      onAskFee={onAskFee}
      {...callbacks}
      addressBook={addressBook}
      onBack={step.name === 'code' ? leave : goBackToAssets}
      homeHref={paths.home.to()}
      supportHref={paths.support.to()}
    />
  );
}

/** A reviewed send: `/operation/travel-rule-send/{type}/{id}`, with or without `tx-status` (TRS-030, D-TRS-23). */
export function TravelRuleTransactionPage() {
  const { accountType, transactionId: id = '' } = useParams();
  if (!/^\d{1,18}$/.test(id) || !isCoinType(accountType)) return <NotFoundPage />;
  return <Continuation key={`${accountType} ${id}`} accountType={accountType} id={id} />;
}

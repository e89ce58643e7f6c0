import type { Order } from '@wallet/contract/orders';
import { formatLongTimestamp, formatIsoDate } from '@wallet/core/format/formatDates';
import { absoluteMoney } from '@wallet/core/money/signs';
import { SenderScreen } from '@wallet/ui/screens/travel-rule/SenderScreen';
import type { SenderContent } from '@wallet/ui/screens/travel-rule/SenderScreen.types';
import { useLocale } from '@wallet/ui/texts/Locale';
import { Navigate, useParams } from 'react-router-dom';
import { isNotFound } from '../../api/loadFailure.ts';
import { useOrder } from '../../data/orders/useOrder.ts';
import { toMoney } from '../../data/toMoney.ts';
import { useTravelRuleTransaction } from '../../data/travel-rule/useTravelRuleTransaction.ts';
import { useVasps } from '../../data/travel-rule/useVasps.ts';
import { useUserInfo } from '../../data/user-info/useUserInfo.ts';
import { NotFoundPage } from '../../operations/page/NotFound.ts';
import { toPageState, type PageQuery } from '../../operations/page/toPageState.ts';
import { useGoBack } from '../../operations/page/useGoBack.ts';
import { paths } from '../../routing/paths.ts';
import { useServices } from '../../providers/Services.ts';
import { toOwnDetails } from './toOwnDetails.ts';
import { typeOfCurrency } from './toTransfer.ts';
import { toVasps } from './toVasps.ts';
import { useSender } from './useSender.ts';

const isReceive = ({ type, volume }: Order, accountType: string): boolean =>
  (type === 'receive' || type === 'token_receive') && typeOfCurrency(volume.currency) === accountType;
const isOver = ({ status }: Order): boolean => status === 'completed' || status === 'rejected';

function Sender({ accountType, orderId }: { readonly accountType: string; readonly orderId: string }) {
  const order = useOrder(orderId);
  const draft = useTravelRuleTransaction(orderId);
  const info = useUserInfo();
  const locale = useLocale();
  const { clock } = useServices();
  const { isGiven, submit } = useSender(orderId, info.data?.entityType ?? 'individual');
  // Of an order whose details are given there is no draft.
  const isReviewed = isGiven || isNotFound(draft.error);
  const vasps = useVasps({ enabled: draft.data !== undefined && !isReviewed });
  const goBack = useGoBack(paths.assets.to());

  if (isNotFound(order.error) || (order.data !== undefined && !isReceive(order.data, accountType))) return <NotFoundPage />;
  if (order.data !== undefined && isOver(order.data)) return <Navigate to={paths.transaction.to({ transactionId: orderId })} replace />;
  const isKnown = order.data !== undefined && info.data !== undefined && (draft.data !== undefined || isReviewed);
  const query: PageQuery<SenderContent> = {
    data: isKnown
      ? {
          amount: absoluteMoney(toMoney(order.data.volume.value, order.data.volume.currency)),
          date: formatLongTimestamp(order.data.created_at, order.data.volume.currency, locale),
          own: toOwnDetails(info.data),
          today: formatIsoDate(new Date(clock.now())),
          isReviewed,
        }
      : undefined,
    error: order.error ?? info.error ?? (isReviewed ? null : draft.error),
    dataUpdatedAt: order.dataUpdatedAt,
    refetch: () => [order.refetch(), draft.refetch(), info.refetch()],
  };
  return (
    <SenderScreen
      page={toPageState(query, (ready) => ready)}
      vasps={toVasps(vasps)}
      onSubmit={submit}
      onBack={goBack}
      homeHref={paths.home.to()}
    />
  );
}

/** Who sent what arrived: `/operation/travel-rule-receive/{type}/{order}` (RCV-016, D-RCV-11). */
export function SenderPage() {
  const { accountType, orderId = '' } = useParams();
  if (!/^\d{1,18}$/.test(orderId) || (accountType !== 'crypto' && accountType !== 'stablecoin')) return <NotFoundPage />;
  return <Sender key={`${accountType} ${orderId}`} accountType={accountType} orderId={orderId} />;
}

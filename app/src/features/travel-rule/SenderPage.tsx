import { useLocale } from '@wallet/ui/texts';
import type { Order } from '@wallet/contract/holdings/orders';
import { absoluteMoney } from '@wallet/core/money/arithmetic';
import { type SenderContent, SenderScreen } from '@wallet/ui/screens/travel-rule';
import { formatLongTimestamp } from '@wallet/core/format/formatDates';
import { toDay } from '@wallet/core/calendar/days';
import { Navigate, useParams } from 'react-router-dom';
import { isNotFound } from '../../api/errors.ts';
import { useCurrencies } from '../../data/rates/currencies.ts';
import { useOrder } from '../../data/orders/orders.ts';
import { toMoney } from '../../api/toMoney.ts';
import { useTravelRuleTransaction, useVasps } from '../../data/travel-rule.ts';
import { useUserInfo } from '../../data/user-info.ts';
import { type CoinType, isCoinType, toCoinType } from '../../operations/accounts.ts';
import { useGoBack } from '../../operations/page/history.ts';
import { NotFoundPage } from '../../operations/page/lazyPage.tsx';
import { type PageQuery, toPageState } from '../../operations/page/toPageState.ts';
import { useProviderTime } from '../../providers/useProviderTime.ts';
import { paths } from '../../routing/paths.ts';
import { toOwnDetails, toVasps } from './bodies.ts';
import { useSender } from './sender.ts';

const isReceive = ({ type, volume }: Order, accountType: string): boolean =>
  (type === 'receive' || type === 'token_receive') && toCoinType(volume.currency) === accountType;
const hasEnded = ({ status }: Order): boolean => status === 'completed' || status === 'rejected';

function Sender({ accountType, orderId }: { readonly accountType: CoinType; readonly orderId: string }) {
  const order = useOrder(orderId);
  const draft = useTravelRuleTransaction(orderId);
  const info = useUserInfo();
  const currencies = useCurrencies();
  const locale = useLocale();
  const clock = useProviderTime();
  const { isGiven, submit } = useSender(orderId, info.data?.entityType ?? 'individual');
  // An order whose details have been submitted has no draft.
  const isReviewed = isGiven || isNotFound(draft.error);
  const vasps = useVasps({ enabled: draft.data !== undefined && !isReviewed });
  const goBack = useGoBack(paths.assets.to());

  if (isNotFound(order.error) || (order.data !== undefined && !isReceive(order.data, accountType))) return <NotFoundPage />;
  if (order.data !== undefined && hasEnded(order.data)) return <Navigate to={paths.transaction.to({ transactionId: orderId })} replace />;
  const isKnown = order.data !== undefined && info.data !== undefined && (draft.data !== undefined || isReviewed);
  const query: PageQuery<SenderContent> = {
    data: isKnown
      ? {
          amount: absoluteMoney(toMoney(order.data.volume.value, order.data.volume.currency)),
          icon: currencies.find(({ code }) => code === order.data.volume.currency)?.icon,
          date: formatLongTimestamp(order.data.created_at, order.data.volume.currency, locale),
          own: toOwnDetails(info.data),
          today: toDay(clock.now()),
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

/** Sender details of a received transfer: `/operation/travel-rule-receive/{type}/{order}` (RCV-016, D-RCV-11). */
export function SenderPage() {
  const { accountType, orderId = '' } = useParams();
  if (!/^\d{1,18}$/.test(orderId) || !isCoinType(accountType)) return <NotFoundPage />;
  return <Sender key={`${accountType} ${orderId}`} accountType={accountType} orderId={orderId} />;
}

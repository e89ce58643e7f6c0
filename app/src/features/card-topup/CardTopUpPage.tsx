import { Part } from '@wallet/ui/foundations/parts';
import { CardTopUpScreen } from '@wallet/ui/screens/card-topup';
import { useState } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router-dom';
import { useOperations } from '../../data/accounts.ts';
import { useCardPayment } from '../../operations/cardPayment.tsx';
import { OperationFailed } from '../../operations/page/OperationFailed.tsx';
import { readId, usePassedAmount, addAmount } from '../../operations/page/address.ts';
import { toPlacedState, useGoBack } from '../../operations/page/history.ts';
import { NotFoundPage, PageLoading } from '../../operations/page/lazyPage.tsx';
import { renderRead } from '../../operations/page/renderRead.tsx';
import { useProviderTime } from '../../providers/useProviderTime.ts';
import { paths } from '../../routing/paths.ts';
import { type CardTopUpView, toCardTopUpView, useCardTopUp } from './model.ts';
import { useReturnFromBank } from '../../operations/returnFromBank.ts';

type TopUpProps = { readonly accountId: number; readonly cardId: number; readonly view: CardTopUpView };

function TopUp({ accountId, cardId, view }: TopUpProps) {
  const navigate = useNavigate();
  const draft = usePassedAmount();
  const goBack = useGoBack(paths.assets.to());
  const { ExpressCheckout } = useCardPayment();
  const [isOffered, setOffered] = useState(false);
  const { state, pay, payExpress, onIssueRead } = useCardTopUp({
    accountId,
    cardId,
    limits: view.limits,
    isReturnRefused: useReturnFromBank('payment')?.status === 'failed',
    onPaid: (transactionId) =>
      void navigate(paths.transaction.to({ transactionId }), {
        replace: true,
        state: toPlacedState(paths.cardTopUp.to({ accountId, cardId })),
      }),
  });
  const replace = (path: string, text: string): void => void navigate(addAmount(path, text), { replace: true });
  const returnTo = (text: string): string => encodeURIComponent(addAmount(paths.cardTopUp.to({ accountId, cardId }), text));
  return (
    <CardTopUpScreen
      {...view}
      {...{ state, accountId, cardId, draft, onIssueRead }}
      canAddCard
      onAccount={(id, text) => replace(paths.cardTopUp.to({ accountId: id, cardId }), text)}
      onCard={(id, text) => replace(paths.cardTopUp.to({ accountId, cardId: id }), text)}
      onBank={(bankId, text) => replace(paths.sepaTopUp.to({ accountId, bankId }), text)}
      onNewCard={(text) => void navigate(`${paths.newCard.to()}?returnTo=${returnTo(text)}`)}
      onSubmit={pay}
      express={
        ExpressCheckout === null
          ? null
          : {
              isOffered,
              render: ({ amount, total }) => (
                <Part>
                  <ExpressCheckout total={total} onOffered={setOffered} onAgreed={(payment) => payExpress(amount, payment)} />
                </Part>
              ),
            }
      }
      onBack={goBack}
      verificationHref={paths.cardVerification.to({ cardId })}
      transactionsHref={paths.transactions.to()}
    />
  );
}

/** A top-up by card (CARD-001). Waits for fresh limits on entry (D-HOME-25). */
export function CardTopUpPage() {
  const params = useParams();
  const clock = useProviderTime();
  const [accountId, cardId] = [readId(params['accountId']), readId(params['cardId'])];
  const { data, error, isError, isFetchedAfterMount } = useOperations({ onEntry: true });
  if (accountId === null || cardId === null) return <NotFoundPage />;
  if (data === undefined || !isFetchedAfterMount)
    return isError && isFetchedAfterMount ? <OperationFailed error={error} /> : <PageLoading />;
  const read = toCardTopUpView(data, accountId, cardId, clock.now());
  if (read.kind === 'off') return <Navigate to={paths.home.to()} replace />;
  return renderRead(read, (view) => <TopUp accountId={accountId} cardId={cardId} view={view} />);
}

import { CardTopUpScreen } from '@wallet/ui/screens/card-topup/CardTopUpScreen';
import { Navigate, useNavigate, useParams } from 'react-router-dom';
import { useOperations } from '../../data/accounts/useOperations.ts';
import { NotFoundPage } from '../../operations/page/NotFound.ts';
import { OperationFailed } from '../../operations/page/OperationFailed.tsx';
import { PageLoading } from '../../operations/page/PageLoading.tsx';
import { readId } from '../../operations/page/readId.ts';
import { useGoBack } from '../../operations/page/useGoBack.ts';
import { useKeptAmount, withAmount } from '../../operations/page/useKeptAmount.ts';
import { paths } from '../../routing/paths.ts';
import { useServices } from '../../providers/Services.ts';
import { toCardTopUpView, type CardTopUpView } from './toCardTopUpView.ts';
import { useCardTopUp } from './useCardTopUp.ts';
import { useReturnFromBank } from './useReturnFromBank.ts';

type TopUpProps = { readonly accountId: number; readonly cardId: number; readonly view: CardTopUpView };

function TopUp({ accountId, cardId, view }: TopUpProps) {
  const navigate = useNavigate();
  const draft = useKeptAmount();
  const goBack = useGoBack(paths.assets.to());
  const { state, pay, onIssueRead } = useCardTopUp({
    accountId,
    cardId,
    limits: view.limits,
    isReturnRefused: useReturnFromBank() === 'failed',
    onPaid: (transactionId) => void navigate(paths.transaction.to({ transactionId }), { replace: true }),
  });
  const replace = (path: string, text: string): void => void navigate(withAmount(path, text), { replace: true });
  const returnTo = (text: string): string => encodeURIComponent(withAmount(paths.cardTopUp.to({ accountId, cardId }), text));
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
      onBack={goBack}
      verificationHref={paths.cardVerification.to({ cardId })}
      transactionsHref={paths.transactions.to()}
    />
  );
}

/** A top-up by card (CARD-001). Its limits wait for a fresh answer (D-HOME-25). */
export function CardTopUpPage() {
  const params = useParams();
  const { clock } = useServices();
  const [accountId, cardId] = [readId(params['accountId']), readId(params['cardId'])];
  const { data, error, isError, isFetchedAfterMount } = useOperations({ onEntry: true });
  if (accountId === null || cardId === null) return <NotFoundPage />;
  if (data === undefined || !isFetchedAfterMount)
    return isError && isFetchedAfterMount ? <OperationFailed error={error} /> : <PageLoading />;
  const read = toCardTopUpView(data, accountId, cardId, clock.now());
  switch (read.kind) {
    case 'off':
      return <Navigate to={paths.home.to()} replace />;
    case 'unknown':
      return <NotFoundPage />;
    case 'incomplete':
      return <OperationFailed error={null} />;
    case 'ready':
      return <TopUp accountId={accountId} cardId={cardId} view={read.view} />;
  }
}

import { CardScreen } from '@wallet/ui/screens/cards';
import { useNavigate, useParams } from 'react-router-dom';
import { useOperations } from '../../data/accounts.ts';
import { useCards } from '../../data/cards.ts';
import { OperationFailed } from '../../operations/page/OperationFailed.tsx';
import { readId } from '../../operations/page/address.ts';
import { useGoBack } from '../../operations/page/history.ts';
import { NotFoundPage, PageLoading } from '../../operations/page/lazyPage.tsx';
import { useProviderTime } from '../../providers/useProviderTime.ts';
import { paths } from '../../routing/paths.ts';
import { toCardItem, useRemoveCard } from './model.ts';

/** A single card (D-CARDS-01). An unknown id is not found (CARDS-023). */
export function CardPage() {
  const cardId = readId(useParams()['cardId']);
  const clock = useProviderTime();
  const operations = useOperations({ onEntry: true });
  const { data, error, isError } = useCards();
  const goBack = useGoBack(paths.cards.to());
  const navigate = useNavigate();
  const remove = useRemoveCard();
  if (cardId === null) return <NotFoundPage />;
  if (data === undefined) return isError ? <OperationFailed error={error} /> : <PageLoading />;
  const card = data.find(({ id }) => id === cardId);
  if (card === undefined) return <NotFoundPage />;
  return (
    <CardScreen
      card={toCardItem(card, operations.data, clock.now())}
      onDelete={async (id) => {
        const outcome = await remove(id);
        if (outcome.kind === 'done') void navigate(paths.cards.to(), { replace: true });
        return outcome;
      }}
      onBack={goBack}
    />
  );
}

import { CardsScreen } from '@wallet/ui/screens/cards/CardsScreen';
import { useOperations } from '../../data/accounts/useOperations.ts';
import { useCards } from '../../data/cards/useCards.ts';
import { toPageState } from '../../operations/page/toPageState.ts';
import { paths } from '../../routing/paths.ts';
import { useServices } from '../../providers/Services.ts';
import { toCardItem } from './toCardItem.ts';
import { useRemoveCard } from './useRemoveCard.ts';

/** "My cards" (CARDS-001). */
export function CardsPage() {
  const { clock } = useServices();
  const operations = useOperations({ onEntry: true });
  const cards = useCards();
  const page = toPageState(cards, (list) => list.map((card) => toCardItem(card, operations.data, clock.now())));
  const isOff = operations.data?.settings.cards_disabled !== false;
  return <CardsScreen page={page} newCardHref={isOff ? null : paths.newCard.to()} onDelete={useRemoveCard()} />;
}

import { CardsScreen } from '@wallet/ui/screens/cards';
import { useOperations } from '../../data/accounts.ts';
import { useCards } from '../../data/cards.ts';
import { toPageState } from '../../operations/page/toPageState.ts';
import { useProviderTime } from '../../providers/useProviderTime.ts';
import { paths } from '../../routing/paths.ts';
import { toCardItem, useRemoveCard } from './model.ts';

/** "My cards" (CARDS-001). */
export function CardsPage() {
  const clock = useProviderTime();
  const operations = useOperations({ onEntry: true });
  const cards = useCards();
  // The operations decide which buttons a card has. Show both together, so that no button moves.
  const page = operations.isPending
    ? ({ kind: 'loading' } as const)
    : toPageState(cards, (list) => list.map((card) => toCardItem(card, operations.data, clock.now())));
  const isOff = operations.data?.settings.cards_disabled !== false;
  return <CardsScreen page={page} newCardHref={isOff ? null : paths.newCard.to()} onDelete={useRemoveCard()} />;
}

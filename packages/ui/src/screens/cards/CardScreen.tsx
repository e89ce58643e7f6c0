import { Page } from '../../foundations/Page/Page.tsx';
import { AppHeader } from '../../patterns/AppHeader/AppHeader.tsx';
import { CardBlock } from './CardBlock.tsx';
import type { CardScreenProps } from './CardsScreen.types.ts';

/** One card with its status and actions (D-CARDS-01). */
export function CardScreen({ card, onDelete, onBack }: CardScreenProps) {
  return (
    <>
      <AppHeader title={card.name} onBack={onBack} />
      <Page>
        <CardBlock card={card} onDelete={onDelete} />
      </Page>
    </>
  );
}

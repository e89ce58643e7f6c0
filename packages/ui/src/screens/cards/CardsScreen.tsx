import { formatCard } from '@wallet/core/format/formatCard';
import { styled } from 'styled-components';
import type { Id } from '../../components/OptionPicker/findOptions.ts';
import { Card } from '../../components/Card/Card.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { addIcon, cardIcon } from '../../foundations/Icon/icons.ts';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { Page } from '../../foundations/Page/Page.tsx';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { Text } from '../../foundations/Text/Text.tsx';
import { createScreen, ScreenSlot } from '../../foundations/screen/createScreen.tsx';
import { AppHeader } from '../../patterns/AppHeader/AppHeader.tsx';
import { LoadFailed } from '../../patterns/PageStates/LoadFailed.tsx';
import { StaleNote } from '../../patterns/StaleNote/StaleNote.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { CardBlock } from './CardBlock.tsx';
import { cardsTexts } from './cards.texts.ts';
import type { CardsScreenProps, CardScreenProps } from './CardsScreen.types.ts';

const StyledCards = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--primitive-space-32) var(--primitive-space-24);

  > [data-variant='dashed'] {
    padding-block: var(--primitive-space-12);
  }
  @media (min-width: 1120px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    align-items: start;

    > [data-variant='dashed'] {
      grid-column: 1 / -1;
    }
  }
`;

/** Lists the customer's cards with their status and actions (CARDS-001 to CARDS-009). */
export const CardsScreen = createScreen(function CardsScreen<CardId extends Id>({
  page,
  newCardHref = null,
  onDelete,
}: CardsScreenProps<CardId>) {
  const texts = useTexts(cardsTexts);
  const add =
    newCardHref === null ? undefined : (
      <Card variant="dashed" pressable>
        <LinkButton variant="quiet" size="md" fullWidth href={newCardHref}>
          <Icon glyph={addIcon} />
          {texts.newCard}
        </LinkButton>
      </Card>
    );
  return (
    <>
      <AppHeader title={texts.title} />
      <Page aria-busy={page.kind === 'loading' || undefined}>
        {page.kind === 'failed' ? <LoadFailed failure={page.failure} onRetry={page.onRetry} /> : null}
        {page.kind === 'loading' ? (
          <StyledCards>
            <Skeleton variant="card" label={texts.loading} />
            <Skeleton variant="card" />
            <Skeleton variant="card" />
          </StyledCards>
        ) : null}
        {page.kind === 'ready' && page.content.length === 0 ? (
          <ScreenSlot name="empty">
            <EmptyState icon={cardIcon} title={texts.empty} action={add} />
          </ScreenSlot>
        ) : null}
        {page.kind === 'ready' && page.content.length > 0 ? (
          <Stack gap={24}>
            <StaleNote updatedAt={page.updatedAt} />
            <StyledCards>
              {page.content.map((card) => (
                <CardBlock key={card.id} card={card} onDelete={onDelete} linked />
              ))}
              {add}
            </StyledCards>
            <Text type="body-sm" tone="secondary">
              {texts.ownCard}
            </Text>
          </Stack>
        ) : null}
      </Page>
    </>
  );
});

/** One card with its status and actions (D-CARDS-01). */
export const CardScreen = createScreen(function CardScreen<CardId extends Id>({ card, onDelete, onBack }: CardScreenProps<CardId>) {
  return (
    <>
      <AppHeader title={formatCard(card.name, card.numberFormatted)} onBack={onBack} />
      <Page>
        <StyledCards>
          <CardBlock card={card} onDelete={onDelete} />
        </StyledCards>
      </Page>
    </>
  );
});

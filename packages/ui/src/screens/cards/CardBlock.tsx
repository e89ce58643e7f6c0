import { formatCard, getCardName } from '@wallet/core/format/formatCard';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../components/Button/Button.tsx';
import { Link } from '../../components/Link/Link.tsx';
import type { IconGlyph } from '../../foundations/Icon/Icon.tsx';
import { alertIcon, completedIcon, pendingIcon, deleteIcon } from '../../foundations/Icon/icons.ts';
import { Badge, type BadgeTone } from '../../components/Badge/Badge.tsx';
import { Inline } from '../../foundations/Inline/Inline.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { cardsTexts } from './cards.texts.ts';
import type { CardItem, CardsScreenProps, Cancelled } from './CardsScreen.types.ts';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { ErrorDialog } from '../../patterns/ErrorDialog/ErrorDialog.tsx';
import { FailureNotice } from '../../patterns/FailureNotice/FailureNotice.tsx';
import type { CallOutcome } from '../../patterns/form/CallOutcome.ts';
import { useSubmitOnce } from '../../patterns/form/useSubmitOnce.ts';
import { Card } from '../../components/Card/Card.tsx';
import { CardMark } from '../../foundations/CardMark/CardMark.tsx';
import { Motif } from '../../foundations/Motif/Motif.tsx';

const StyledFace = styled(Card)`
  position: relative;
  z-index: 0;
  display: grid;
  align-content: space-between;
  aspect-ratio: 350 / 208;

  /* One step lighter and almost without colour, so that two cards can be told apart. */
  &[data-second] {
    background: oklch(from var(--semantic-color-bg-hero) calc(l + 0.08) calc(c * 0.2) h);
  }
  > div {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--primitive-space-12);
    min-inline-size: 0;
  }
  b {
    display: -webkit-box;
    min-inline-size: 0;
    overflow: hidden;
    overflow-wrap: anywhere;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    font: var(--semantic-typography-title-sm);
  }
  p {
    margin-block-end: var(--primitive-space-8);
    font: var(--semantic-typography-title-md);
    font-variant-numeric: tabular-nums;
    letter-spacing: 0.06em;
  }
  small {
    font: var(--semantic-typography-body-sm);
  }
`;

function CardFace({ card }: { readonly card: CardItem }) {
  return (
    <StyledFace variant="hero" data-second={card.id % 2 === 0 || undefined}>
      <Motif seed={card.id} width={350} height={208} fade="start" />
      <div>
        <b>{getCardName(card.name, card.numberFormatted.slice(-4))}</b>
        <CardMark look="face" brand={card.brand} />
      </div>
      <section>
        <p>{card.numberFormatted}</p>
        <Inline align="start" justify="between" wrap={false}>
          <small>{card.holder}</small>
          <small>{card.expirationDate}</small>
        </Inline>
      </section>
    </StyledFace>
  );
}

type DeleteCardDialogProps = { readonly card: CardItem; readonly onDelete: CardsScreenProps['onDelete']; readonly onClose: () => void };

/** Confirms that a card is to be deleted. It stays in the list until the provider has agreed (D-CARDS-07). */
function DeleteCardDialog({ card, onDelete, onClose }: DeleteCardDialogProps) {
  const texts = useTexts(cardsTexts);
  const { busy, outcome, submitOnce } = useSubmitOnce<CallOutcome<never, Cancelled>>();
  const remove = (): void =>
    void submitOnce(async () => {
      const answered = await onDelete(card.id);
      if (answered.kind === 'done') onClose();
      return answered;
    });
  if (outcome?.kind === 'refused') return <ErrorDialog message={outcome.message} onClose={onClose} />;
  return (
    <Dialog
      title={texts.removeTitle}
      icon={deleteIcon}
      tone="negative"
      closable={!busy}
      onOpenChange={onClose}
      actions={
        <>
          <FailureNotice failure={outcome?.kind === 'failed' ? outcome.failure : null} />
          <Button variant="danger" busy={busy} onClick={remove}>
            {texts.removeConfirm}
          </Button>
          <Button variant="quiet" disabled={busy} onClick={onClose}>
            {texts.cancel}
          </Button>
        </>
      }
    >
      {texts.removeText(formatCard(card.name, card.numberFormatted))}
    </Dialog>
  );
}

const StyledBlock = styled.article`
  display: grid;
  gap: var(--primitive-space-8);

  > a {
    color: inherit;
    border-radius: var(--component-card-radius);
    text-decoration: none;
  }
  > [data-part='below'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--primitive-space-4) var(--primitive-space-8);
  }
  [data-part='ways'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 var(--primitive-space-20);
    margin-inline-start: auto;
  }
  [data-part='ways'] > button {
    margin-inline: calc(-1 * var(--primitive-space-12));
  }
`;

/** Tone and icon of each status (CARDS-005 to CARDS-008). */
const statusStyles: Record<CardItem['status'], { readonly tone: BadgeTone; readonly icon: IconGlyph }> = {
  verified: { tone: 'positive', icon: completedIcon },
  pending: { tone: 'warning', icon: pendingIcon },
  not_verified: { tone: 'negative', icon: alertIcon },
};

type CardBlockProps = {
  readonly card: CardItem;
  readonly onDelete: CardsScreenProps['onDelete'];
  /** Makes the face of the card a link to its page. @default false */
  readonly linked?: boolean;
};

export function CardBlock({ card, onDelete, linked = false }: CardBlockProps) {
  const texts = useTexts(cardsTexts);
  const [isAsking, setAsking] = useState(false);
  const face = <CardFace card={card} />;
  return (
    <StyledBlock aria-label={formatCard(card.name, card.numberFormatted)}>
      {linked ? <a href={card.href}>{face}</a> : face}
      <div data-part="below">
        <Badge {...statusStyles[card.status]}>{texts.statuses[card.status]}</Badge>
        {card.isExpired ? <Badge tone="neutral">{texts.expired}</Badge> : null}
        <div data-part="ways">
          {card.topUpHref === null || card.isExpired ? null : (
            <Link variant="standalone" href={card.topUpHref}>
              {texts.topUp}
            </Link>
          )}
          {card.verificationHref === null ? null : (
            <Link variant="standalone" href={card.verificationHref}>
              {texts.verify}
            </Link>
          )}
          <Button variant="quiet-danger" size="sm" onClick={() => setAsking(true)}>
            {texts.remove}
          </Button>
        </div>
      </div>
      {isAsking ? <DeleteCardDialog card={card} onDelete={onDelete} onClose={() => setAsking(false)} /> : null}
    </StyledBlock>
  );
}

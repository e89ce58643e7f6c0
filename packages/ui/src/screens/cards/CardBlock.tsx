import { formatCard, getCardName } from '@wallet/core/format/formatCard';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { Id } from '../../components/OptionPicker/findOptions.ts';
import { Button } from '../../components/Button/Button.tsx';
import { Link } from '../../components/Link/Link.tsx';
import type { IconGlyph } from '../../foundations/Icon/Icon.tsx';
import { alertIcon, completedIcon, pendingIcon, deleteIcon } from '../../foundations/Icon/icons.ts';
import { Badge, type BadgeTone } from '../../components/Badge/Badge.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { cardsTexts } from './cards.texts.ts';
import type { CardItem, CardScreenProps, Cancelled } from './CardsScreen.types.ts';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { CallFailedDialog } from '../../patterns/ErrorDialog/CallOutcomeDialog.tsx';
import { FailureNotice } from '../../patterns/FailureNotice/FailureNotice.tsx';
import type { CallOutcome } from '../../patterns/form/CallOutcome.ts';
import { useSubmitOnce } from '../../patterns/form/useSubmitOnce.ts';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { cardBrandNames } from '../../foundations/CardMark/cardBrands.ts';
import { CardFace } from './CardFace.tsx';

type DeleteCardDialogProps = {
  readonly card: CardItem;
  readonly onDelete: () => ReturnType<CardScreenProps['onDelete']>;
  readonly onClose: () => void;
};

/** Confirms that a card is to be deleted. It stays in the list until the provider has agreed (D-CARDS-07). */
function DeleteCardDialog({ card, onDelete, onClose }: DeleteCardDialogProps) {
  const texts = useTexts(cardsTexts);
  const { busy, outcome, submitOnce } = useSubmitOnce<CallOutcome<never, Cancelled>>();
  const remove = (): void =>
    void submitOnce(async () => {
      const answered = await onDelete();
      if (answered.kind === 'done') onClose();
      return answered;
    });
  if (outcome?.kind === 'refused') return <CallFailedDialog outcome={outcome} onClose={onClose} />;
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
      {texts.removeText({ card: formatCard(card.name, card.numberFormatted) })}
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
    margin-inline: calc(-1 * var(--primitive-space-8)) calc(-1 * var(--primitive-space-12));
  }
`;

/** Tone and icon of each status (CARDS-005 to CARDS-008). */
const statusStyles: Record<CardItem['status'], { readonly tone: BadgeTone; readonly icon: IconGlyph }> = {
  verified: { tone: 'positive', icon: completedIcon },
  pending: { tone: 'warning', icon: pendingIcon },
  not_verified: { tone: 'negative', icon: alertIcon },
};

type CardBlockProps<CardId extends Id> = Pick<CardScreenProps<CardId>, 'card' | 'onDelete'> & {
  /** Makes the face of the card a link to its page. @default false */
  readonly linked?: boolean;
};

export function CardBlock<CardId extends Id>({ card, onDelete, linked = false }: CardBlockProps<CardId>) {
  const texts = useTexts(cardsTexts);
  const [isAsking, setAsking] = useState(false);
  const name = getCardName(card.name, card.numberFormatted.slice(-4));
  // The mark already says the brand.
  const face = <CardFace {...card} name={name === cardBrandNames[card.brand] ? '' : name} />;
  return (
    <StyledBlock aria-label={formatCard(card.name, card.numberFormatted)}>
      {linked ? <a href={card.href}>{face}</a> : face}
      <div data-part="below">
        <Badge {...statusStyles[card.status]}>{texts.statuses[card.status]}</Badge>
        {card.isExpired ? <Badge tone="neutral">{texts.expired}</Badge> : null}
        <div data-part="ways">
          {!card.topUpHref || card.isExpired ? null : (
            <Link variant="standalone" href={card.topUpHref}>
              {texts.topUp}
            </Link>
          )}
          {!card.verificationHref ? null : (
            <Link variant="standalone" href={card.verificationHref}>
              {texts.verify}
            </Link>
          )}
          <IconButton label={texts.remove} icon={deleteIcon} onClick={() => setAsking(true)} />
        </div>
      </div>
      {isAsking ? <DeleteCardDialog card={card} onDelete={() => onDelete(card.id)} onClose={() => setAsking(false)} /> : null}
    </StyledBlock>
  );
}

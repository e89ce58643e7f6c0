import { useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../components/Button/Button.tsx';
import { Link } from '../../components/Link/Link.tsx';
import type { IconGlyph } from '../../foundations/Icon/Icon.tsx';
import { alertIcon } from '../../foundations/Icon/glyphs/alertIcon.ts';
import { completedIcon } from '../../foundations/Icon/glyphs/completedIcon.ts';
import { pendingIcon } from '../../foundations/Icon/glyphs/pendingIcon.ts';
import { Pill, type PillTone } from '../../foundations/Pill/Pill.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { CardFace } from './CardFace.tsx';
import { cardsTexts } from './cards.texts.ts';
import type { CardItem, CardsScreenProps } from './CardsScreen.types.ts';
import { DeleteCardDialog } from './DeleteCardDialog.tsx';

const StyledBlock = styled.article`
  display: grid;
  gap: var(--primitive-space-8);

  @media (min-width: 1120px) {
    max-inline-size: 420px;
  }
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
const looks: Record<CardItem['status'], { readonly tone: PillTone; readonly icon: IconGlyph }> = {
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
    <StyledBlock aria-label={`${card.name} ${card.numberFormatted}`}>
      {linked ? <a href={card.href}>{face}</a> : face}
      <div data-part="below">
        <Pill {...looks[card.status]}>{texts.statuses[card.status]}</Pill>
        {card.isExpired ? <Pill tone="neutral">{texts.expired}</Pill> : null}
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

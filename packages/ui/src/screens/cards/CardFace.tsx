import { styled } from 'styled-components';
import { Card } from '../../components/Card/Card.tsx';
import { CardMark } from '../../foundations/CardMark/CardMark.tsx';
import { Motif } from '../../foundations/Motif/Motif.tsx';
import type { CardItem } from './CardsScreen.types.ts';

const StyledFace = styled(Card)`
  position: relative;
  z-index: 0;
  display: grid;
  align-content: space-between;
  aspect-ratio: 350 / 208;

  @media (min-width: 1120px) {
    max-inline-size: 420px;
  }
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

export function CardFace({ card }: { readonly card: CardItem }) {
  return (
    <StyledFace variant="hero" data-second={card.id % 2 === 0 || undefined}>
      <Motif seed={card.id} width={350} height={208} fade="start" />
      <div>
        <b>{card.name}</b>
        <CardMark look="face" brand={card.brand} />
      </div>
      <section>
        <p>{card.numberFormatted}</p>
        <StyledLine>
          <small>{card.holder}</small>
          <small>{card.expirationDate}</small>
        </StyledLine>
      </section>
    </StyledFace>
  );
}

const StyledLine = styled.div`
  display: flex;
  justify-content: space-between;
  gap: var(--primitive-space-12);
`;

import { styled } from 'styled-components';
import type { Id } from '../../components/OptionPicker/findOptions.ts';
import { Card } from '../../components/Card/Card.tsx';
import type { CardBrand } from '../../foundations/CardMark/cardBrands.ts';
import { CardMark } from '../../foundations/CardMark/CardMark.tsx';
import { Inline } from '../../foundations/Inline/Inline.tsx';
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
  &[data-second] > svg {
    stroke: oklch(from var(--semantic-color-motif-line) l calc(c * 0.2) h);
  }
  > div {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--primitive-space-12);
    min-inline-size: 0;
    /* Marks of all brands stand at the same height. */
    min-block-size: 1.75rem;
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

/** Returns the same number for the same id. A short number is its own. */
const toSeed = (id: Id): number => Array.from(String(id)).reduce((seed, character) => (seed * 10 + character.charCodeAt(0) - 48) >>> 0, 0);

type CardFaceProps = {
  /** Selects the ground and its lines, so that two cards can be told apart. @default 1 */
  readonly id?: Id;
  /** '' shows the mark of the brand alone. */
  readonly name: string;
  /** Null while the typed number does not tell it. */
  readonly brand: CardBrand | null;
  readonly numberFormatted: string;
  readonly holder: string;
  readonly expirationDate: string;
};

/** The front of a card. */
export function CardFace({ id = 1, name, brand, numberFormatted, holder, expirationDate }: CardFaceProps) {
  const seed = toSeed(id);
  return (
    <StyledFace variant="hero" data-second={seed % 2 === 0 || undefined}>
      <Motif seed={seed} width={350} height={208} fade="start" />
      <div>
        <b>{name}</b>
        {brand === null ? null : <CardMark look="face" brand={brand} />}
      </div>
      <section>
        <p>
          <bdi dir="ltr">{numberFormatted}</bdi>
        </p>
        <Inline align="start" justify="between" wrap={false}>
          <small>{holder}</small>
          <small>{expirationDate}</small>
        </Inline>
      </section>
    </StyledFace>
  );
}

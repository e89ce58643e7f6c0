import { styled } from 'styled-components';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { StyledAvatar } from '../../components/Avatar/Avatar.styles.ts';
import { type CardBrand, cardBrandNames } from '../../foundations/CardMark/cardBrands.ts';
import { CardMark } from '../../foundations/CardMark/CardMark.tsx';
import { IconTile } from '../../foundations/Icon/IconTile.tsx';
import { type MarkedOrder, transactionIcon } from './transactionMarks.ts';
import type { TransactionParty } from './TransactionList.types.ts';

const StyledCard = styled(StyledAvatar)`
  /* Keeps the brand within its disc at any text size. */
  && > span {
    font-size: calc(0.3 * var(--size));
  }
  && > [data-long] {
    font-size: calc(0.18 * var(--size));
  }
`;

/** The longest name is first, because "Visa Electron" also starts with "Visa". */
const brands = Object.keys(cardBrandNames)
  .filter(isBrand)
  .toSorted((left, right) => cardBrandNames[right].length - cardBrandNames[left].length);

function isBrand(text: string): text is CardBrand {
  return Object.hasOwn(cardBrandNames, text);
}

const findBrand = ({ kind, name }: TransactionParty) =>
  kind === 'card' ? brands.find((brand) => name.toLowerCase().startsWith(cardBrandNames[brand].toLowerCase())) : undefined;

export type PartyMarkProps = {
  readonly order: MarkedOrder & { readonly party?: TransactionParty | undefined };
  /** Size in px. @default 40 */
  readonly size?: 40 | 56;
};

/** Who an order was with: the brand of a card, the initials of a name, else the icon of its kind. Hidden from screen readers. */
export function PartyMark({ order, size = 40 }: PartyMarkProps) {
  const { party } = order;
  const brand = party && findBrand(party);
  if (brand !== undefined)
    return (
      <StyledCard aria-hidden data-size={size} data-tone="hero">
        <CardMark brand={brand} look="face" />
      </StyledCard>
    );
  if (party?.kind === 'name') return <Avatar name={party.name} size={size} />;
  return <IconTile glyph={transactionIcon(order)} size={size} />;
}

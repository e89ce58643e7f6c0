import { formatCompactMoney } from '@wallet/core/format/formatCompactMoney';
import { styled } from 'styled-components';
import { Card } from '../../components/Card/Card.tsx';
import { GrowthLine } from '../../components/GrowthLine/GrowthLine.tsx';
import { Money } from '../../foundations/Money/Money.tsx';
import { Percent } from '../../foundations/Percent/Percent.tsx';
import { Text } from '../../foundations/Text/Text.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import type { TokenPrice } from './TokenInfoScreen.types.ts';
import { tokenInfoTexts } from './tokenInfo.texts.ts';
import { useLocale } from '../../texts/Locale.tsx';

const StyledPrice = styled(Card)`
  container-type: inline-size;
  display: grid;
  gap: var(--primitive-space-8);

  > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--primitive-space-8);
    min-block-size: 30px;
    color: var(--component-balance-card-muted);
  }
  > header > [data-direction] {
    padding: var(--primitive-space-4) var(--primitive-space-12);
    border: 1px solid var(--component-balance-card-muted);
    border-radius: var(--primitive-radius-full);
    color: var(--semantic-color-text-on-hero);
    font: var(--semantic-typography-label);
  }
  > p {
    overflow-wrap: anywhere;
  }
`;

type PriceCardProps = {
  readonly price: TokenPrice;
  /** True when units can be bought at this price, which makes it the unit price of the terms. */
  readonly isOffered: boolean;
};

/** The price of a unit and its change since the placement. The line connects only these two, because no history is known. */
export function PriceCard({ price: { now, placement, direction, change, converted }, isOffered }: PriceCardProps) {
  const locale = useLocale();
  const texts = useTexts(tokenInfoTexts);
  const label = isOffered ? texts.unitPrice : texts.currentPrice;
  return (
    <StyledPrice forwardedAs="section" variant="hero" aria-label={label}>
      <header>
        <Text as="span" type="label">
          {label}
        </Text>
        {change === null ? null : <Percent value={change} />}
      </header>
      <Money variant="lead" value={now} />
      {converted === null ? null : (
        <Text type="body-sm" tone="on-hero-muted">
          <Money value={converted} approximate />
        </Text>
      )}
      {placement === null ? null : (
        <GrowthLine
          direction={direction}
          label={texts.growth(label, formatCompactMoney(placement, locale), formatCompactMoney(now, locale))}
          from={texts.placement(formatCompactMoney(placement, locale))}
          to={texts.now(formatCompactMoney(now, locale))}
        />
      )}
    </StyledPrice>
  );
}

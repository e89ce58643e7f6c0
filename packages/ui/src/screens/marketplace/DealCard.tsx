import { styled } from 'styled-components';
import { Card } from '../../components/Card/Card.tsx';
import { CompanyMark } from '../../components/CompanyMark/CompanyMark.tsx';
import { StatusBadge } from '../../components/StatusBadge/StatusBadge.tsx';
import { Money } from '../../foundations/Money/Money.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import type { MarketplaceDeal } from './MarketplaceScreen.types.ts';
import { marketplaceTexts } from './marketplace.texts.ts';

const StyledDeal = styled(Card)`
  display: grid;
  gap: var(--primitive-space-16);
  overflow-wrap: anywhere;

  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--primitive-space-4) var(--primitive-space-12);
  }
  > div + div {
    padding-block-start: var(--primitive-space-12);
    border-block-start: 1px solid var(--component-row-divider);
    color: var(--semantic-color-text-secondary);
    font: var(--semantic-typography-caption);
  }
  [data-part='company'] {
    flex: 1;
    /* The status wraps below before the words in here break. */
    min-inline-size: min(100%, 7rem);
  }
  [data-part='name'] {
    display: block;
    color: inherit;
    font: var(--semantic-typography-title-sm);
    text-decoration: none;
  }
  small {
    color: var(--semantic-color-text-secondary);
    font: var(--semantic-typography-caption);
  }
  strong {
    color: var(--semantic-color-text-primary);
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
`;

type DealCardProps = {
  readonly deal: MarketplaceDeal;
  /** False when all deals have the same minimum, which the page shows once. */
  readonly saysMinimum: boolean;
};

/** A deal in brief. The whole card links to its page, unless the deal is coming soon (D-TOK-17). */
export function DealCard({ deal, saysMinimum }: DealCardProps) {
  const texts = useTexts(marketplaceTexts);
  const { symbol, company, country, logo, logoDark, status, tags, minimumInvestment, href } = deal;
  return (
    <StyledDeal forwardedAs="li" pressable={href !== null}>
      <div>
        <CompanyMark name={company} {...{ logo, logoDark }} />
        <div data-part="company">
          {href === null ? (
            <span data-part="name" dir="auto">
              {company}
            </span>
          ) : (
            <a data-part="name" dir="auto" href={href}>
              {company}
            </a>
          )}
          <small>{[symbol, country].filter((part) => part !== '').join(' · ')}</small>
        </div>
        {status === null ? null : <StatusBadge status={status} />}
      </div>
      <div>
        <span dir="auto">{tags.join(', ')}</span>
        {saysMinimum ? (
          <span>
            {texts.minimumInvestment} <strong>{minimumInvestment ?? <Money value={null} />}</strong>
          </span>
        ) : null}
      </div>
    </StyledDeal>
  );
}

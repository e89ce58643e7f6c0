import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Card } from '../../components/Card/Card.tsx';
import { Money } from '../../foundations/Money/Money.tsx';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import type { TokenHighlights } from './TokenInfoScreen.types.ts';
import { tokenInfoTexts } from './tokenInfo.texts.ts';

const StyledHighlights = styled(Card)`
  padding: var(--primitive-space-16) 0;

  dl {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  dl > div {
    min-inline-size: 0;
    padding-inline: var(--primitive-space-16);
  }
  dl > div + div {
    border-inline-start: 1px solid var(--component-row-divider);
  }
  dt,
  small {
    color: var(--semantic-color-text-secondary);
    font: var(--semantic-typography-caption);
  }
  dd {
    font: var(--semantic-typography-title-sm);
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
  small {
    display: block;
  }
  /* Stacked where there is no room for three, because figures must not be cut. */
  @media (max-width: 359px) {
    dl {
      grid-template-columns: minmax(0, 1fr);
      gap: var(--primitive-space-12);
    }
    dl > div + div {
      border-inline-start: none;
    }
  }
`;

/** Last round, valuation and share price. A missing figure is a dash; if all are missing, the card is not rendered (TOK-009, TOK-010). */
export function Highlights({ highlights: { lastRound, valuation, sharePrice } }: { readonly highlights: TokenHighlights }) {
  const texts = useTexts(tokenInfoTexts);
  if (lastRound === null && valuation === null && sharePrice === null) return null;
  return (
    <StyledHighlights forwardedAs="section" aria-label={texts.highlights}>
      <dl>
        <Highlight label={texts.lastRound}>{lastRound === null ? null : <LastRound {...lastRound} />}</Highlight>
        <Highlight label={texts.valuation}>{valuation}</Highlight>
        <Highlight label={texts.sharePrice}>{sharePrice}</Highlight>
      </dl>
    </StyledHighlights>
  );
}

function Highlight({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children ?? <Money value={null} />}</dd>
    </div>
  );
}

/** Screen readers read both as one: '$25M, Mar 2024'. */
function LastRound({ value, month }: NonNullable<TokenHighlights['lastRound']>) {
  if (month === null) return value;
  return (
    <>
      {value}
      <VisuallyHidden>, </VisuallyHidden>
      <small>{month}</small>
    </>
  );
}

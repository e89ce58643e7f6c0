import { formatTimeOfDay } from '@wallet/core/format/formatDates';
import { compareMoney } from '@wallet/core/money/arithmetic';
import { money } from '@wallet/core/money/money';
import { useEffect, useState, type ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { fallIcon, riseIcon } from '../../foundations/Icon/icons.ts';
import { useTexts } from '../../texts/Texts.tsx';
import { tradeWayTexts } from './tradeWay.texts.ts';
import { useSecondsSince } from './useSecondsSince.ts';

/** How long the arrow is shown after the price has moved (MKT-010). */
const ARROW_MS = 3000;
/** Age from which a price may be old (MKT-017). */
export const OLD_AFTER_SECONDS = 60;

const appear = keyframes`from { opacity: 0; }`;

const StyledRate = styled.span`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 0 var(--primitive-space-4);
  text-align: end;

  & > [data-part='moment'] {
    flex-basis: 100%;
    color: var(--semantic-color-text-secondary);
    font: var(--semantic-typography-caption);
    font-variant-numeric: tabular-nums;
  }
  & > [data-part='arrow'] {
    animation: ${appear} var(--primitive-duration-tab);
  }
  & > [data-direction='up'] {
    color: var(--semantic-color-text-positive);
  }
  & > [data-direction='down'] {
    color: var(--semantic-color-text-negative);
  }
`;

type Direction = 'up' | 'down';

/** More decimals than any price has. */
const MAX_DECIMALS = 18;
const toFigure = (price: string) => money(price, 'PRICE', MAX_DECIMALS);

/** Compares by value: `61000` and `61000.00` are the same price. */
function getDirection(before: string | null, now: string | null): Direction | null {
  if (before === null || now === null) return null;
  return ({ '-1': 'down', '0': null, '1': 'up' } as const)[compareMoney(toFigure(now), toFigure(before))];
}

/** Returns the direction of the last price change, for as long as its arrow is shown. */
function useDirection(price: string | null): Direction | null {
  const [seen, setSeen] = useState<{ readonly price: string | null; readonly direction: Direction | null }>({ price, direction: null });
  if (seen.price !== price) setSeen({ price, direction: getDirection(seen.price, price) });
  useEffect(() => {
    if (seen.direction === null) return undefined;
    const timer = setTimeout(() => setSeen({ ...seen, direction: null }), ARROW_MS);
    return () => clearTimeout(timer);
  }, [seen]);
  return seen.direction;
}

export type MarketRateProps = {
  /** The formatted rate. */
  readonly children: ReactNode;
  /** The price as a decimal string, or null when unknown. */
  readonly price: string | null;
  /** Time of the price by the provider's clock, in epoch milliseconds. */
  readonly pricedAt: number;
  /** Time of its arrival in epoch milliseconds of the device, or null when unknown. */
  readonly cameAt: number | null | undefined;
};

/** A live market rate, with an arrow next to it when it moves and its time below (MKT-010, MKT-017, MKT-020). */
export function MarketRate({ children, price, pricedAt, cameAt }: MarketRateProps) {
  const texts = useTexts(tradeWayTexts);
  const direction = useDirection(price);
  const seconds = useSecondsSince(cameAt);
  const moment = texts.priceAt({ time: formatTimeOfDay(new Date(pricedAt), 'second') });
  return (
    <StyledRate>
      <span>{children}</span>
      {direction === null ? null : (
        <span data-part="arrow" data-direction={direction}>
          <Icon glyph={direction === 'up' ? riseIcon : fallIcon} size={16} label={texts[direction]} />
        </span>
      )}
      <span data-part="moment">{seconds !== null && seconds > OLD_AFTER_SECONDS ? texts.mayBeOld({ price: moment }) : moment}</span>
    </StyledRate>
  );
}

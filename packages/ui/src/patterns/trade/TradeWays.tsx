import type { CSSProperties } from 'react';
import { styled } from 'styled-components';
import { createFollowHandler } from '../../foundations/link/createFollowHandler.ts';
import { StyledSegments } from '../../components/SegmentedControl/SegmentedControl.styles.ts';
import { useTexts } from '../../texts/Texts.tsx';
import { tradeWayTexts } from './tradeWay.texts.ts';

export type TradeWay = 'buy' | 'sell' | 'exchange';

/** Links to the kinds of trade. A kind that is not offered has none. */
export type TradeWayHrefs = Readonly<Partial<Record<TradeWay, string>>>;

export type TradeWaysProps = {
  readonly current: TradeWay;
  readonly hrefs: TradeWayHrefs;
  /** Opens another kind in place of this one. */
  readonly onWay?: ((href: string) => void) | undefined;
};

const WAYS = ['buy', 'sell', 'exchange'] as const;

const StyledWays = styled(StyledSegments)`
  a {
    display: grid;
    place-items: center;
    text-decoration: none;
  }
`;

/**
 * Switches between buying, selling and exchanging. They are links (`nav`), because each is a separate page. Renders nothing when only one
 * is offered.
 */
export function TradeWays({ current, hrefs, onWay }: TradeWaysProps) {
  const texts = useTexts(tradeWayTexts);
  const ways = WAYS.filter((way) => way === current || hrefs[way] !== undefined);
  if (ways.length < 2) return null;
  const place: CSSProperties & Record<'--index' | '--count', number> = { '--index': ways.indexOf(current), '--count': ways.length };
  return (
    <StyledWays as="nav" aria-label={texts.ways}>
      <div data-part="row" style={place}>
        <span data-part="thumb" />
        {ways.map((way) => {
          const href = hrefs[way];
          return (
            <a
              key={way}
              data-value={way}
              href={way === current ? undefined : href}
              aria-current={way === current ? 'page' : undefined}
              onClick={createFollowHandler(href === undefined || onWay === undefined ? undefined : () => onWay(href))}
            >
              {texts.way[way]}
            </a>
          );
        })}
      </div>
    </StyledWays>
  );
}

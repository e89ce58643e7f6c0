import type { PageState } from '@wallet/ui/patterns/PageStates/PageState';
import type { TradeContent } from '@wallet/ui/screens/trade/TradeScreen.types';
import { toPageState, type PageQuery } from '../../operations/page/toPageState.ts';
import type { TradeFacts, TradeRead } from './toTradeContent.ts';

/** The page as its screen takes it; null where the pair is unknown. What is incomplete fails as an answer that nobody can read. */
export function toTradePage<Content extends TradeContent>(
  query: PageQuery<TradeFacts>,
  read: (facts: TradeFacts) => TradeRead<Content>,
  isWarningHidden: boolean,
): PageState<Content> | null {
  const done = query.data === undefined ? undefined : read(query.data);
  if (done?.kind === 'unknown') return null;
  if (done?.kind === 'incomplete') return { kind: 'failed', failure: 'unexpected', onRetry: () => void query.refetch() };
  return toPageState({ ...query, data: done?.content }, (content) => ({
    ...content,
    needsWarning: content.needsWarning && !isWarningHidden,
  }));
}

import { BuyScreen } from '@wallet/ui/screens/trade';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { usePassedAmount, addAmount } from '../../operations/page/address.ts';
import { toAmountText } from '@wallet/core/money/money';
import { toPlacedState, openedHere, useGoBack } from '../../operations/page/history.ts';
import { NotFoundPage } from '../../operations/page/lazyPage.tsx';
import { paths } from '../../routing/paths.ts';
import { toTradeWays } from '../../operations/operationPaths.ts';
import {
  type Pair,
  toPairWithCoin,
  readPair,
  getShownRate,
  toBuyContent,
  toSellContent,
  toTradePage,
  useBuy,
  useLimitedWarning,
  useTradeFacts,
} from './model.ts';

function BuyForm(pair: Pair) {
  const navigate = useNavigate();
  const goBack = useGoBack(paths.assets.to());
  const draft = usePassedAmount();
  /** After a successful submit the form is reset, even if the customer navigates back before the order page loads. */
  const [isDone, setDone] = useState(false);
  const { isHidden, onWarningClosed } = useLimitedWarning();
  const { isSubmitting, submit } = useBuy(pair);
  const query = useTradeFacts(isSubmitting);
  const facts = query.data;
  const page = toTradePage(query, (known) => toBuyContent(known, pair), isHidden);
  const go = (path: string): void => void navigate(path, { replace: true });
  const canSell = facts !== undefined && toSellContent(facts, pair).kind === 'ready';
  if (page === null) return <NotFoundPage />;
  const content = page.kind === 'ready' ? page.content : undefined;
  return (
    <BuyScreen
      key={String(isDone)}
      {...{ page, onWarningClosed }}
      draft={isDone ? '' : draft}
      ways={facts && toTradeWays(facts.operations, facts.assets, pair)}
      onWay={go}
      onSwap={canSell ? (received) => go(addAmount(paths.sell.to(pair), received)) : undefined}
      onAccount={(accountId, kept) => go(addAmount(paths.buy.to({ ...pair, accountId }), kept))}
      onCoin={(coin, kept) => {
        const next = facts === undefined ? null : toPairWithCoin(facts, 'buy', pair, coin);
        if (next !== null) go(addAmount(paths.buy.to(next), kept));
      }}
      onSubmit={async (amount) => {
        const outcome = await submit(amount, content && getShownRate(content));
        if (outcome.kind !== 'done') return outcome;
        setDone(true);
        void navigate(paths.transaction.to({ transactionId: outcome.value.id }), {
          state: { ...openedHere, ...toPlacedState(addAmount(paths.buy.to(pair), toAmountText(amount))) },
        });
        return outcome;
      }}
      onBack={goBack}
      assetsHref={paths.assets.to()}
    />
  );
}

/** Buying a coin: `/operation/exchange/fiat/{accountId}/{crypto|stablecoin}/{coinId}` (LEG-001). */
export function BuyPage() {
  const pair = readPair(useParams());
  return pair === null ? <NotFoundPage /> : <BuyForm {...pair} />;
}

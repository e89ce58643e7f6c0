import { maxCryptoDecimals } from '@wallet/core/limits/currencies';
import { SellScreen } from '@wallet/ui/screens/trade';
import { useNavigate, useParams } from 'react-router-dom';
import { UNEXPECTED } from '../../api/outcome.ts';
import { usePassedAmount, addAmount } from '../../operations/page/address.ts';
import { toPlacedState, openedHere, useGoBack, useStepHistory } from '../../operations/page/history.ts';
import { NotFoundPage } from '../../operations/page/lazyPage.tsx';
import { useSession } from '../../providers/Services.ts';
import { paths } from '../../routing/paths.ts';
import { toTradeWays } from '../../operations/operationPaths.ts';
import {
  type Pair,
  toPairWithCoin,
  readPair,
  toBuyContent,
  toSellContent,
  toTradePage,
  useLimitedWarning,
  useTradeFacts,
} from './model.ts';
import { useSaleFee, useSell } from './sale.ts';

function SellForm(pair: Pair) {
  const navigate = useNavigate();
  const goBackToAssets = useGoBack(paths.assets.to());
  const draft = usePassedAmount(maxCryptoDecimals);
  const { isHidden, onWarningClosed } = useLimitedWarning();
  const { step, isSubmitting, cancel, onSubmit, onCode, onResendCode, onTimeUp } = useSell(pair, useSession()?.username ?? '');
  const { leave } = useStepHistory(step.name === 'code' ? 1 : 0, cancel);
  const askFee = useSaleFee(pair);
  const query = useTradeFacts(isSubmitting);
  const facts = query.data;
  const page = toTradePage(query, (known) => toSellContent(known, pair), isHidden);
  const go = (path: string): void => void navigate(path, { replace: true });
  const canBuy = facts !== undefined && toBuyContent(facts, pair).kind === 'ready';
  if (page === null) return <NotFoundPage />;
  const content = page.kind === 'ready' ? page.content : null;
  return (
    <SellScreen
      {...{ page, step, draft, onWarningClosed, onResendCode, onTimeUp }}
      ways={facts && toTradeWays(facts.operations, facts.assets, pair)}
      onWay={go}
      onSwap={canBuy ? (total) => go(addAmount(paths.buy.to(pair), total)) : undefined}
      onAccount={(accountId, kept) => go(addAmount(paths.sell.to({ ...pair, accountId }), kept))}
      // The same amount of another coin has a different value, so the amount is reset.
      onCoin={(coin) => {
        const next = facts === undefined ? null : toPairWithCoin(facts, 'sell', pair, coin);
        if (next !== null) go(paths.sell.to(next));
      }}
      onAskFee={async (question, signal) => (content === null ? UNEXPECTED : askFee(question, content.feeBalance, signal))}
      onSubmit={async (values) => (content === null ? UNEXPECTED : onSubmit(values, content))}
      onCode={async (code) => {
        const outcome = await onCode(code);
        // The confirmation replaces its history entry, so that back never returns to it (D-LEG-20).
        if (outcome.kind === 'done')
          void navigate(paths.transaction.to({ transactionId: outcome.value.id }), {
            replace: true,
            state: { ...openedHere, ...toPlacedState(paths.sell.to(pair)) },
          });
        return outcome;
      }}
      onContactSupport={() => void navigate(paths.support.to())}
      onBack={step.name === 'code' ? leave : goBackToAssets}
      assetsHref={paths.assets.to()}
      supportHref={paths.support.to()}
    />
  );
}

/** Selling a coin: `/operation/exchange/{crypto|stablecoin}/{coinId}/fiat/{accountId}` (LEG-002). */
export function SellPage() {
  const pair = readPair(useParams());
  return pair === null ? <NotFoundPage /> : <SellForm {...pair} />;
}

import { maxCryptoDecimals } from '@wallet/core/limits/currencies';
import { SellScreen } from '@wallet/ui/screens/trade/SellScreen';
import { useNavigate, useParams } from 'react-router-dom';
import { NotFoundPage } from '../../operations/page/NotFound.ts';
import { openedHere } from '../../operations/page/openedHere.ts';
import { useGoBack } from '../../operations/page/useGoBack.ts';
import { useKeptAmount, withAmount } from '../../operations/page/useKeptAmount.ts';
import { useStepHistory } from '../../operations/page/useStepHistory.ts';
import { paths } from '../../routing/paths.ts';
import { useSession } from '../../providers/Services.ts';
import { readPair, type Pair } from './Pair.ts';
import { toSellContent } from './toTradeContent.ts';
import { toTradePage } from './toTradePage.ts';
import { useLimitedWarning } from './useLimitedWarning.ts';
import { useSaleFee } from './useSaleFee.ts';
import { useSell } from './useSell.ts';
import { useTradeFacts } from './useTradeFacts.ts';

const UNREAD = { kind: 'failed', failure: 'unexpected' } as const;

function Selling(pair: Pair) {
  const navigate = useNavigate();
  const goBackToAssets = useGoBack(paths.assets.to());
  const draft = useKeptAmount(maxCryptoDecimals);
  const { isHidden, onWarningClosed } = useLimitedWarning();
  const { step, isSubmitting, cancel, onSubmit, onCode, onResendCode, onTimeUp } = useSell(pair, useSession()?.username ?? '');
  const { leave } = useStepHistory(step.name === 'code' ? 1 : 0, cancel);
  const askFee = useSaleFee(pair);
  const page = toTradePage(useTradeFacts(isSubmitting), (facts) => toSellContent(facts, pair), isHidden);
  if (page === null) return <NotFoundPage />;
  const content = page.kind === 'ready' ? page.content : null;
  return (
    <SellScreen
      {...{ page, step, draft, onWarningClosed, onResendCode, onTimeUp }}
      onAccount={(accountId, kept) => {
        const path = paths.sell.to({ ...pair, accountId });
        void navigate(withAmount(path, kept), { replace: true });
      }}
      onAskFee={async (question, signal) => (content === null ? UNREAD : askFee(question, content.feeBalance, signal))}
      onSubmit={async (values) => (content === null ? UNREAD : onSubmit(values, content))}
      onCode={async (code) => {
        const { outcome, orderId } = await onCode(code);
        // The confirmation gives its entry up: back never reaches it again (D-LEG-20).
        if (orderId !== undefined) void navigate(paths.transaction.to({ transactionId: orderId }), { replace: true, state: openedHere });
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
  return pair === null ? <NotFoundPage /> : <Selling {...pair} />;
}

import { BuyScreen } from '@wallet/ui/screens/trade';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { useKeptAmount, withAmount } from '../../operations/page/address.ts';
import { openedHere, useGoBack } from '../../operations/page/history.ts';
import { NotFoundPage } from '../../operations/page/lazyPage.tsx';
import { paths } from '../../routing/paths.ts';
import { type Pair, readPair, toBuyContent, toTradePage, useBuy, useLimitedWarning, useTradeFacts } from './model.ts';

function Buying(pair: Pair) {
  const navigate = useNavigate();
  const goBack = useGoBack(paths.assets.to());
  const draft = useKeptAmount();
  /** Money has moved: the form is a fresh one at once, also for who goes back before the order's page has come. */
  const [isDone, setDone] = useState(false);
  const { isHidden, onWarningClosed } = useLimitedWarning();
  const { isSubmitting, submit } = useBuy(pair);
  const page = toTradePage(useTradeFacts(isSubmitting), (facts) => toBuyContent(facts, pair), isHidden);
  if (page === null) return <NotFoundPage />;
  return (
    <BuyScreen
      key={String(isDone)}
      {...{ page, onWarningClosed }}
      draft={isDone ? '' : draft}
      onAccount={(accountId, kept) => {
        const path = paths.buy.to({ ...pair, accountId });
        void navigate(withAmount(path, kept), { replace: true });
      }}
      onSubmit={async (amount) => {
        const outcome = await submit(amount);
        if (outcome.kind !== 'done') return outcome;
        setDone(true);
        void navigate(paths.transaction.to({ transactionId: outcome.value.id }), { state: openedHere });
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
  return pair === null ? <NotFoundPage /> : <Buying {...pair} />;
}

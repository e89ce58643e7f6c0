import type { Operations } from '@wallet/contract/holdings/accounts';
import { toAmountText } from '@wallet/core/money/money';
import { FiatExchangeScreen } from '@wallet/ui/screens/fiat-exchange';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { useOperations } from '../../data/accounts.ts';
import { useAssets } from '../../data/balances.ts';
import { OperationFailed } from '../../operations/page/OperationFailed.tsx';
import { readId, usePassedAmount, addAmount } from '../../operations/page/address.ts';
import { toPlacedState, openedHere, useGoBack } from '../../operations/page/history.ts';
import { NotFoundPage, PageLoading } from '../../operations/page/lazyPage.tsx';
import { renderRead } from '../../operations/page/renderRead.tsx';
import { toTradeWays } from '../../operations/operationPaths.ts';
import { isPriced } from '../../operations/prices.ts';
import { useServices } from '../../providers/Services.ts';
import { paths } from '../../routing/paths.ts';
import { type FiatExchangeView, isPair, toPairFrom, toFiatExchangeView, useFiatExchange } from './model.ts';

type Pair = { readonly accountId: number; readonly targetId: number };
type ExchangeProps = Pair & { readonly operations: Operations; readonly view: FiatExchangeView };

/** A rate up to this age still counts as the rate on entry, so that switching accounts does not wait (D-FX-05). */
const MAX_RATE_AGE_MS = 30_000;

function Exchange({ accountId, targetId, operations, view }: ExchangeProps) {
  const goBack = useGoBack(paths.assets.to());
  const navigate = useNavigate();
  const draft = usePassedAmount();
  /** After a successful submit the form is reset, even if the customer navigates back before the order page loads. */
  const [isDone, setDone] = useState(false);
  const { data: assets } = useAssets();
  const { settings, middleRate, rateAt, submit } = useFiatExchange(accountId, targetId, view);
  const change = (pair: Pair, kept: string): void => void navigate(addAmount(paths.fiatExchange.to(pair), kept), { replace: true });
  const reverse = { accountId: targetId, targetId: accountId };
  return (
    <FiatExchangeScreen
      key={String(isDone)}
      {...settings}
      {...{ accountId, targetId, middleRate, rateAt }}
      ways={toTradeWays(operations, assets, { accountId })}
      onWay={(href) => void navigate(href, { replace: true })}
      draft={isDone ? '' : draft}
      accounts={view.accounts}
      targets={view.targets}
      onAccount={(id, kept) => change(toPairFrom(operations, { accountId, targetId }, id), kept)}
      onTarget={(id, kept) => change({ accountId, targetId: id }, kept)}
      onSwap={isPair(operations, reverse) ? (kept) => change(reverse, kept) : undefined}
      onSubmit={async (amount) => {
        const outcome = await submit(amount);
        if (outcome.kind !== 'done') return outcome;
        setDone(true);
        void navigate(paths.transaction.to({ transactionId: outcome.value.id }), {
          state: { ...openedHere, ...toPlacedState(addAmount(paths.fiatExchange.to({ accountId, targetId }), toAmountText(amount))) },
        });
        return outcome;
      }}
      onBack={goBack}
      topUpHref={(difference) => addAmount(paths.topUpFiat.to({ accountId }), toAmountText(difference))}
    />
  );
}

/** The exchange between two fiat accounts (FX-001). */
export function FiatExchangePage() {
  const params = useParams();
  const [accountId, targetId] = [readId(params['accountId']), readId(params['targetId'])];
  const { clock } = useServices();
  const [enteredAt] = useState(() => clock.now());
  const operations = useOperations({ onEntry: true });
  const assets = useAssets();
  if (accountId === null || targetId === null) return <NotFoundPage />;
  const isKeptRecent = enteredAt - operations.dataUpdatedAt < MAX_RATE_AGE_MS;
  if (!operations.isFetchedAfterMount && !isKeptRecent) return <PageLoading />;
  if (operations.data === undefined) return operations.isError ? <OperationFailed error={operations.error} /> : <PageLoading />;
  // The rate is fixed on entry, so wait for the middle rate too unless it cannot be loaded.
  if (isPriced(operations.data) && assets.isPending) return <PageLoading />;
  const { data, dataUpdatedAt: rateAt } = operations;
  return renderRead(toFiatExchangeView(data, accountId, targetId, assets.data?.currencies), (view) => (
    <Exchange {...{ accountId, targetId, view: { ...view, rateAt } }} operations={data} />
  ));
}

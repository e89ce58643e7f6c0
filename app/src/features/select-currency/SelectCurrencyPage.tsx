import { fiatDecimals } from '@wallet/core/limits/currencies';
import { type CurrencyTab, SelectCurrencyScreen } from '@wallet/ui/screens/select-currency';
import { Navigate, useParams, useSearchParams } from 'react-router-dom';
import { useOperations } from '../../data/accounts.ts';
import { useAssets } from '../../data/balances.ts';
import { NotFoundPage } from '../../operations/page/lazyPage.tsx';
import { OperationFailed } from '../../operations/page/OperationFailed.tsx';
import { useGoBack } from '../../operations/page/history.ts';
import { usePrimaryCurrency } from '../../providers/useDeviceValue.ts';
import { paths } from '../../routing/paths.ts';
import { readCurrencyTabs, type CurrencyTabs, isNothingOffered, toCurrencySections } from './model.ts';

function Selection({ purpose, tabs, tab }: CurrencyTabs) {
  const operations = useOperations({ onEntry: true });
  const assets = useAssets();
  const into = { currencyCode: usePrimaryCurrency(), decimals: fiatDecimals };
  const [, setSearch] = useSearchParams();
  const goBack = useGoBack(paths.assets.to());
  if (operations.data === undefined && operations.isError) return <OperationFailed error={operations.error} />;
  const { data } = operations;
  const prices = assets.data === undefined ? null : { rates: assets.data.currencies, into };
  const isEmpty = data !== undefined && isNothingOffered(data, tabs);
  if (isEmpty) return <Navigate to={paths.assets.to()} replace />;
  const openTab = (next: CurrencyTab): void => setSearch({ tab: next }, { replace: true });
  return (
    <SelectCurrencyScreen
      {...{ purpose, tabs, tab }}
      onTab={openTab}
      sections={data === undefined ? null : toCurrencySections(data, tab, prices)}
      onBack={goBack}
    />
  );
}

/** Selects the account for an operation (CUR-001 to CUR-005). */
export function SelectCurrencyPage() {
  const { purpose = '' } = useParams();
  const [search] = useSearchParams();
  const read = readCurrencyTabs(purpose, search.get('tab'));
  return read === null ? <NotFoundPage /> : <Selection {...read} />;
}

import { SelectCurrencyScreen } from '@wallet/ui/screens/select-currency';
import { useParams, useSearchParams } from 'react-router-dom';
import { NotFoundPage } from '../../operations/page/lazyPage.tsx';
import { offerAccount } from '../../operations/offerAccount.tsx';
import { useGoBack } from '../../operations/page/history.ts';
import { paths } from '../../routing/paths.ts';
import { readDemoTabs, toDemoSections } from './model.ts';

/** The account selection of the demo. Choosing an account offers to open a real one (CUR-024, D-CUR-14). */
export function DemoSelectCurrencyPage() {
  const { purpose = '' } = useParams();
  const [search, setSearch] = useSearchParams();
  const goBack = useGoBack(paths.demo.to());
  const read = readDemoTabs(purpose, search.get('tab'));
  if (read === null) return <NotFoundPage />;
  return (
    <SelectCurrencyScreen
      {...read}
      onTab={(tab) => setSearch({ tab }, { replace: true })}
      sections={toDemoSections(read.tab)}
      onChoose={offerAccount}
      onBack={goBack}
    />
  );
}

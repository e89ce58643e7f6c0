import { useLocale } from '@wallet/ui/texts';
import { MarketplaceScreen } from '@wallet/ui/screens/marketplace';
import { useMarketplace } from '../../data/tokens.ts';
import { toPageState } from '../../operations/page/toPageState.ts';
import { useGoBack } from '../../operations/page/history.ts';
import { paths } from '../../routing/paths.ts';
import { toMarketplaceDeals } from './model.ts';

/** The marketplace of deals (TOK-025). */
export function MarketplacePage() {
  const locale = useLocale();
  const page = toPageState(useMarketplace(), (tokens) => toMarketplaceDeals(tokens, locale));
  return <MarketplaceScreen page={page} onBack={useGoBack(paths.assets.to())} />;
}

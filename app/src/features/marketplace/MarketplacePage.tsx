import { MarketplaceScreen } from '@wallet/ui/screens/marketplace/MarketplaceScreen';
import { useLocale } from '@wallet/ui/texts/Locale';
import { useMarketplace } from '../../data/tokens/useMarketplace.ts';
import { toPageState } from '../../operations/page/toPageState.ts';
import { useGoBack } from '../../operations/page/useGoBack.ts';
import { paths } from '../../routing/paths.ts';
import { toMarketplaceDeals } from './toMarketplaceDeals.ts';

/** The marketplace of deals (TOK-025). */
export function MarketplacePage() {
  const locale = useLocale();
  const page = toPageState(useMarketplace(), (tokens) => toMarketplaceDeals(tokens, locale));
  return <MarketplaceScreen page={page} onBack={useGoBack(paths.assets.to())} />;
}

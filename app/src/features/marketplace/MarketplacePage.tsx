import { MarketplaceScreen } from '@wallet/ui/screens/marketplace/MarketplaceScreen';
import { useMarketplace } from '../../data/tokens/useMarketplace.ts';
import { toPageState } from '../../operations/page/toPageState.ts';
import { useGoBack } from '../../operations/page/useGoBack.ts';
import { paths } from '../../routing/paths.ts';
import { toMarketplaceDeals } from './toMarketplaceDeals.ts';

/** The marketplace of deals (TOK-025). */
export function MarketplacePage() {
  return <MarketplaceScreen page={toPageState(useMarketplace(), toMarketplaceDeals)} onBack={useGoBack(paths.assets.to())} />;
}

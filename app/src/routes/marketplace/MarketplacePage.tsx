import { MarketplaceScreen } from '@wallet/ui/screens/marketplace/MarketplaceScreen';
import { useMarketplace } from '../../data/tokens/useMarketplace.ts';
import { toPageState } from '../../frame/toPageState.ts';
import { useGoBack } from '../../frame/useGoBack.ts';
import { paths } from '../../paths.ts';
import { toMarketplaceDeals } from './toMarketplaceDeals.ts';

/** The marketplace of deals (TOK-025). */
export function MarketplacePage() {
  return <MarketplaceScreen page={toPageState(useMarketplace(), toMarketplaceDeals)} onBack={useGoBack(paths.assets.to())} />;
}

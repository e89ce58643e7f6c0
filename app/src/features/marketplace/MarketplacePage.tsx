import type { MarketplaceToken } from '@wallet/contract/holdings/tokens';
import type { Locale } from '@wallet/core/format/locale';
import { type MarketplaceDeal, MarketplaceScreen } from '@wallet/ui/screens/marketplace';
import { useLocale } from '@wallet/ui/texts';
import { useMarketplace } from '../../data/tokens.ts';
import { useGoBack } from '../../operations/page/history.ts';
import { toPageState } from '../../operations/page/toPageState.ts';
import { toTokenCompany, formatTokenFigure } from '../../operations/tokenFigures.ts';
import { paths } from '../../routing/paths.ts';

/** Maps the deals to their cards, in the provider's order (D-TOK-17). */
export function toMarketplaceDeals(tokens: readonly MarketplaceToken[], locale: Locale): readonly MarketplaceDeal[] {
  return tokens.map((token) => {
    const { symbol, status, currency, unit_price: price, change, minimum_investment: minimum } = token;
    const { company, tags } = toTokenCompany(token);
    return {
      symbol,
      company: company.name,
      country: company.country,
      logo: company.logo,
      logoDark: company.logoDark,
      status: status === 'unknown' ? null : status,
      tags,
      price: formatTokenFigure(price, currency, locale),
      change,
      minimumInvestment: formatTokenFigure(minimum, currency, locale),
      href: status === 'coming_soon' ? null : paths.tokenInfo.to({ symbol }),
    };
  });
}

/** The marketplace of deals (TOK-025). */
export function MarketplacePage() {
  const locale = useLocale();
  const page = toPageState(useMarketplace(), (tokens) => toMarketplaceDeals(tokens, locale));
  return <MarketplaceScreen page={page} onBack={useGoBack(paths.assets.to())} />;
}

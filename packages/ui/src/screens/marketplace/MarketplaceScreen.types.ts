import type { TokenStatus } from '../../components/StatusBadge/StatusBadge.tsx';
import type { PageState } from '../../patterns/PageStates/PageState.ts';

/** One deal of the marketplace (D-TOK-17). */
export type MarketplaceDeal = {
  readonly symbol: string;
  readonly company: string;
  readonly country: string;
  readonly logo: string | null;
  readonly logoDark: string | null;
  /** Null for a status unknown to this version; no badge is shown. */
  readonly status: TokenStatus | null;
  /** Industry and stage, as worded by the provider. */
  readonly tags: readonly string[];
  /** Formatted for display; null is shown as a dash. */
  readonly minimumInvestment: string | null;
  /** The deal's page; null when it is coming soon. */
  readonly href: string | null;
};

export type MarketplaceScreenProps = {
  /** In the provider's order. */
  readonly page: PageState<readonly MarketplaceDeal[]>;
  readonly onBack: () => void;
};

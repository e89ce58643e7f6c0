import type { TokenStatus } from '../../components/StatusBadge/StatusBadge.tsx';
import type { PageState } from '../../patterns/PageStates/PageState.ts';

/** One deal of the marketplace (D-TOK-17). */
export type MarketplaceDeal = {
  readonly symbol: string;
  readonly company: string;
  readonly country: string;
  readonly logo: string | null;
  readonly logoDark: string | null;
  /** Null for a status that this version does not know: no badge. */
  readonly status: TokenStatus | null;
  /** Industry and stage, as the provider says them. */
  readonly tags: readonly string[];
  /** Ready to read; null is shown as a dash. */
  readonly minimumInvestment: string | null;
  /** The deal's page; null for what is coming soon. */
  readonly href: string | null;
};

export type MarketplaceScreenProps = {
  /** In the provider's order. */
  readonly page: PageState<readonly MarketplaceDeal[]>;
  readonly onBack: () => void;
};

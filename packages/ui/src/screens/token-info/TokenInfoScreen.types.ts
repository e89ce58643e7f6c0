import type { Money } from '@wallet/core/money/money';
import type { TokenStatus } from '../../components/StatusBadge/StatusBadge.tsx';
import type { DealTerm } from '../../patterns/DealTerms/DealTerms.types.ts';
import type { PageState } from '../../patterns/PageStates/PageState.ts';

export type TokenCompanyView = {
  readonly name: string;
  readonly founded: number | null;
  readonly country: string;
  readonly about: string;
  readonly logo: string | null;
  readonly logoDark: string | null;
};

/** What a unit costs. */
export type TokenPrice = {
  readonly now: Money;
  /** At its placement; null where it is not known: no line is drawn. */
  readonly placement: Money | null;
  readonly direction: 'up' | 'flat' | 'down';
  /** In percent: '25.00'; null hides it (D-TOK-09). */
  readonly change: string | null;
  /** In the customer's currency, where the rates are known (D-TOK-19). */
  readonly converted: Money | null;
};

export type TokenHolding = {
  readonly units: Money;
  /** Null while a unit has no price. */
  readonly value: Money | null;
  readonly converted: Money | null;
  /** What the units are worth beyond their price at the placement, negative for less; null where one of the two is not known. */
  readonly gain: Money | null;
};

/** Every figure ready to read; null is shown as a dash (TOK-010). */
export type TokenHighlights = {
  readonly lastRound: { readonly value: string; readonly month: string | null } | null;
  readonly valuation: string | null;
  readonly sharePrice: string | null;
};

export type TokenPopupView = {
  readonly title: string;
  readonly text: string;
  readonly agreeText: string;
  readonly buttonText: string;
  /** The provider's word for a drawing. */
  readonly icon: string;
  readonly logic: 'none' | 'obligatory' | 'dont_show_more';
  /** The document that it asks to have been read; null where there is none. */
  readonly memorandumHref: string | null;
};

export type TokenInfoContent = {
  /** Null for a status that this version does not know: no badge (D-TOK-07). */
  readonly status: TokenStatus | null;
  /** Industry and stage, as the provider says them. */
  readonly tags: readonly string[];
  readonly company: TokenCompanyView;
  /** Null where there is no price to show. */
  readonly price: TokenPrice | null;
  /** Null for who holds none. */
  readonly holding: TokenHolding | null;
  readonly highlights: TokenHighlights;
  /** None for what is coming soon and for an unknown status (D-TOK-05, D-TOK-07). */
  readonly terms: readonly DealTerm[];
  readonly memorandumHref: string | null;
  readonly overview: readonly { readonly title: string; readonly text: string }[];
  /** Why the deal is not offered to the customer (D-TOK-15); null where it is. */
  readonly bar: 'country' | 'support' | null;
};

export type TokenInfoScreenProps = {
  /** In any letter case: the title writes it in capitals (TOK-003). */
  readonly symbol: string;
  readonly page: PageState<TokenInfoContent>;
  /** To be read once the page is there; null when there is none, or none any more. */
  readonly popup: TokenPopupView | null;
  /** The popup was left by its button, or closed where it may be. `ticked`: with its checkbox. */
  readonly onPopupDone: (ticked: boolean) => void;
  /** An obligatory popup was closed without agreeing: the page is left (D-TOK-13). */
  readonly onPopupRefused: () => void;
  readonly onBack: () => void;
  readonly supportHref: string;
  /** Absolute address of this page. */
  readonly pageUrl: string;
  /** Hands the text and the address to the device's share sheet; left out where it has none: then they are copied (D-TOK-11). */
  readonly onShare?: ((text: string) => void) | undefined;
};

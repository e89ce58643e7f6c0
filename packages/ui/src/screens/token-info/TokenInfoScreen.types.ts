import type { Money } from '@wallet/core/money/money';
import type { TokenStatus } from '../../components/StatusBadge/StatusBadge.tsx';
import type { DealTerm } from '../../patterns/DealTerms/DealTerms.types.ts';
import type { PageState } from '../../patterns/PageStates/PageState.ts';
import type { ScreenProps } from '../../foundations/screen/createScreen.tsx';

export type TokenCompanyView = {
  readonly name: string;
  readonly founded: number | null;
  readonly country: string;
  readonly about: string;
  readonly logo: string | null;
  readonly logoDark: string | null;
};

export type TokenPrice = {
  /** `offered` while units can be bought at it, `exit` when it is what was paid for them. */
  readonly kind: 'offered' | 'current' | 'exit';
  readonly now: Money;
  /** Price at the placement; null when unknown, and then no line is drawn. */
  readonly placement: Money | null;
  readonly direction: 'up' | 'flat' | 'down';
  /** Since the placement, in percent: '25.00'; null hides it (D-TOK-09). */
  readonly change: string | null;
  /** In the customer's currency, when the rates are known (D-TOK-19). */
  readonly converted: Money | null;
};

export type TokenHolding = {
  readonly units: Money;
  /** Null while a unit has no price. */
  readonly value: Money | null;
  readonly converted: Money | null;
  /** Value of the units above their price at the placement, negative below it; null when either price is unknown. */
  readonly gain: Money | null;
};

/** Figures formatted for display; null is shown as a dash (TOK-010). */
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
  /** The provider's name for an icon. */
  readonly icon: string;
  readonly logic: 'none' | 'obligatory' | 'dont_show_more';
  /** The document that must be read; null when there is none. */
  readonly memorandumHref: string | null;
};

export type TokenInfoContent = {
  /** Null for a status unknown to this version; no badge is shown (D-TOK-07). */
  readonly status: TokenStatus | null;
  /** Industry and stage, as worded by the provider. */
  readonly tags: readonly string[];
  readonly company: TokenCompanyView;
  /** Null when there is no price to show. */
  readonly price: TokenPrice | null;
  /** Null when the customer holds no units. */
  readonly holding: TokenHolding | null;
  readonly highlights: TokenHighlights;
  /** Empty for a deal that is coming soon and for an unknown status (D-TOK-05, D-TOK-07). */
  readonly terms: readonly DealTerm[];
  readonly memorandumHref: string | null;
  readonly overview: readonly { readonly title: string; readonly text: string }[];
  /** Why the deal is not offered to the customer (D-TOK-15); null when it is. */
  readonly bar: 'country' | 'support' | null;
};

export type TokenInfoScreenProps = ScreenProps<'aside'> & {
  /** In any letter case; the title shows it in capitals (TOK-003). */
  readonly symbol: string;
  /** The data of the page, and whether it has loaded. */
  readonly page: PageState<TokenInfoContent>;
  /** Shown once the page has loaded; null when there is none, or it has been closed. Not shown without `onPopupDone`. @default null */
  readonly popup?: TokenPopupView | null | undefined;
  /** The popup was left by its button, or closed where that is allowed. `ticked` is the state of its checkbox. */
  readonly onPopupDone?: ((ticked: boolean) => void) | undefined;
  /** An obligatory popup was closed without agreement; the page is left (D-TOK-13). @default `onBack` */
  readonly onPopupRefused?: (() => void) | undefined;
  /** Minimum of a purchase, named in the shared invitation. @default 100.00 EUR */
  readonly minimum?: Money | undefined;
  /** The customer pressed the back button. */
  readonly onBack: () => void;
  /** The support page. */
  readonly supportHref: string;
  /** Absolute URL of this page. */
  readonly pageUrl: string;
  /** Shares the text and the URL by the device's share sheet. Without it they are copied (D-TOK-11). */
  readonly onShare?: ((text: string) => void) | undefined;
};

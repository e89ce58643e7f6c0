import type { PageState } from '../../patterns/PageStates/PageState.ts';
import type { ScreenProps } from '../../foundations/screen/createScreen.tsx';

/** The address for deposits. Not allowed where the token's rules forbid it (D-RCV-06), pending while it is created (D-RCV-08). */
export type ReceiveAddress =
  | { readonly kind: 'ready'; readonly text: string }
  | { readonly kind: 'creating'; readonly onRetry: () => void }
  | { readonly kind: 'notAllowed' };

export type ReceiveContent = {
  /** Code of the currency: 'BTC'. An amount can be requested of BTC, ETH, USDC, USDT and DAI, for which wallets know a payment link. */
  readonly code: string;
  /** True for a coin with limited functionality (RCV-007). */
  readonly isStablecoin: boolean;
  /** The network that deposits must use; any other than these two by its name. */
  readonly network: 'bitcoin' | 'ethereum' | { readonly name: string };
  readonly decimals: number;
  readonly address: ReceiveAddress;
};

export type ReceiveScreenProps = ScreenProps & {
  /** The data of the page, and whether it has loaded. */
  readonly page: PageState<ReceiveContent>;
  /** `legacy` is the page with the large code, which the usual view links to (D-RCV-01). @default 'usual' */
  readonly view?: 'usual' | 'legacy';
  /** The customer pressed the back button. */
  readonly onBack: () => void;
  /** The page with the large code. */
  readonly largeCodeHref: string;
  /** The support page. */
  readonly supportHref: string;
  /** Shares the address, or the link of a payment request. Omit it where the device cannot share. */
  readonly onShare?: ((text: string) => void) | undefined;
};

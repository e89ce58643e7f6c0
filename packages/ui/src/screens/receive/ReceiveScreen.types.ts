import type { PageState } from '../../patterns/PageStates/PageState.ts';

/** Where the customer can be sent to; not at all where the rules of the token forbid it (D-RCV-06), not yet while it is made (D-RCV-08). */
export type ReceiveAddress =
  | { readonly kind: 'ready'; readonly text: string }
  | { readonly kind: 'creating'; readonly onRetry: () => void }
  | { readonly kind: 'notAllowed' };

export type ReceiveContent = {
  /** Code of the currency: 'BTC'. */
  readonly code: string;
  /** Of a coin with limited functionality (RCV-007). */
  readonly isStablecoin: boolean;
  /** The network that deposits have to come over. */
  readonly network: 'bitcoin' | 'ethereum';
  /** Digits behind the point that its amounts have. */
  readonly decimals: number;
  /** Its name as the provider says it: 'ERC-20'. */
  readonly networkName: string;
  readonly address: ReceiveAddress;
};

export type ReceiveScreenProps = {
  readonly page: PageState<ReceiveContent>;
  /** The page with the large code, which the first one's code leads to (D-RCV-01). @default 'usual' */
  readonly view?: 'usual' | 'legacy';
  readonly onBack: () => void;
  /** Where the code leads when it is tapped. */
  readonly largeCodeHref: string;
  readonly supportHref: string;
  /** Hands on the address, or the link of a request. Left out where the device cannot share. */
  readonly onShare?: ((text: string) => void) | undefined;
};

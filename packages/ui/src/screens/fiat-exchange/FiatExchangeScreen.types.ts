import type { FiatExchangeSettings } from '@wallet/core/fees/fiatExchange';
import type { Money } from '@wallet/core/money/money';
import type { OperationAccount } from '../../patterns/AccountSelect/AccountSelect.tsx';
import type { TradeWayHrefs } from '../../patterns/trade/TradeWays.tsx';
import type { CallOutcome } from '../../patterns/form/CallOutcome.ts';

/** What becomes of an exchange: done, a field or a message of the provider (FX-009), or a modal of its own (FX-011 to FX-013). */
export type Forbidden = { readonly kind: 'forbidden' };

export type FiatExchangeScreenProps = {
  /** The accounts that can be given from, and those that the given one can be exchanged into. */
  readonly accounts: readonly OperationAccount[];
  readonly targets: readonly OperationAccount[];
  readonly accountId: number;
  readonly targetId: number;
  /** Of the direction; the rate stays as it was on entry (D-FX-05). */
  readonly settings: FiatExchangeSettings;
  /** What one unit given is worth at the middle of the market, null when it is not known; left out where the provider tells no prices (PRICE-001). */
  readonly middleRate?: string | null | undefined;
  /** When the rate came, in epoch milliseconds of the device. @default unknown */
  readonly rateAt?: number | undefined;
  /** Where buying, selling and exchanging are. @default this page alone */
  readonly ways?: TradeWayHrefs | undefined;
  readonly onWay?: ((href: string) => void) | undefined;
  /** The amount at first: what was typed before the accounts changed, '' otherwise. */
  readonly draft: string;
  /** Another account; `draft` is what is in the amount and stays (D-FX-07). */
  readonly onAccount: (id: number, draft: string) => void;
  readonly onTarget: (id: number, draft: string) => void;
  /** Turns the direction round; undefined where the way back is not offered. */
  readonly onSwap?: ((draft: string) => void) | undefined;
  readonly onSubmit: (amount: Money) => Promise<CallOutcome<'value', Forbidden>>;
  readonly onBack: () => void;
  /** Where so much is topped up (D-FX-06). */
  readonly topUpHref: (difference: Money) => string;
};

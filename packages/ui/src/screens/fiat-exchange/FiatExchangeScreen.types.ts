import type { FiatExchangeSettings } from '@wallet/core/fees/fiatExchange';
import type { Money } from '@wallet/core/money/money';
import type { OperationAccount } from '../../patterns/AccountSelect/AccountSelect.tsx';
import type { TradeWayHrefs } from '../../patterns/trade/TradeWays.tsx';
import type { CallOutcome } from '../../patterns/form/CallOutcome.ts';

/** The provider forbids the exchange, which has its own modal (FX-011 to FX-013). Other refusals have a field or a message (FX-009). */
export type Forbidden = { readonly kind: 'forbidden' };

export type FiatExchangeScreenProps = {
  /** The accounts to exchange from, and those that the chosen one can be exchanged into. */
  readonly accounts: readonly OperationAccount[];
  readonly targets: readonly OperationAccount[];
  readonly accountId: number;
  readonly targetId: number;
  /** Settings of the chosen direction. The rate stays as it was on entry (D-FX-05). */
  readonly settings: FiatExchangeSettings;
  /** Mid-market value of one unit given; null when unknown, omitted when the provider does not disclose prices (PRICE-001). */
  readonly middleRate?: string | null | undefined;
  /** When the rate was received, in epoch milliseconds of the device. @default unknown */
  readonly rateAt?: number | undefined;
  /** Links to the pages to buy, sell and exchange. @default this page only */
  readonly ways?: TradeWayHrefs | undefined;
  readonly onWay?: ((href: string) => void) | undefined;
  /** The initial amount: what was typed before the accounts changed, otherwise ''. */
  readonly draft: string;
  /** Changes the account. `draft` is the typed amount, which is kept (D-FX-07). */
  readonly onAccount: (id: number, draft: string) => void;
  readonly onTarget: (id: number, draft: string) => void;
  /** Reverses the direction; undefined where the opposite one is not offered. */
  readonly onSwap?: ((draft: string) => void) | undefined;
  readonly onSubmit: (amount: Money) => Promise<CallOutcome<'value', Forbidden>>;
  readonly onBack: () => void;
  /** Page to top up the given difference (D-FX-06). */
  readonly topUpHref: (difference: Money) => string;
};

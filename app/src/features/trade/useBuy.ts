import type { Money } from '@wallet/core/money/money';
import type { BuyField, TradeOutcome } from '@wallet/ui/screens/trade/TradeScreen.types';
import { useRef } from 'react';
import { nextIntent, type Intent } from '../../api/idempotencyKey.ts';
import { useBuyCoin } from '../../data/trades/useBuyCoin.ts';
import type { Pair } from './Pair.ts';
import { toTradeOutcome } from './toTradeOutcome.ts';

const fieldNames = { amount: 'amount', account: 'account' } as const;

export type Buy = {
  readonly isSubmitting: boolean;
  /** Answers the new order's id beside what the screen is told: the page navigates, not the hook. */
  readonly submit: (amount: Money) => Promise<{ readonly outcome: TradeOutcome<BuyField>; readonly orderId?: string }>;
};

/** One purchase: the same press again, after a lost answer, buys nothing twice (D-LEG-21). */
export function useBuy({ coinType, coinId, accountId }: Pair): Buy {
  const buy = useBuyCoin();
  const intent = useRef<Intent | null>(null);
  return {
    isSubmitting: buy.isPending,
    submit: async ({ amount }) => {
      intent.current = nextIntent(intent.current, `buy ${coinType} ${coinId} ${accountId} ${amount}`);
      const { key: idempotencyKey } = intent.current;
      try {
        const { id: orderId } = await buy.mutateAsync({ coinType, coinId, account: accountId, amount, idempotencyKey });
        intent.current = null;
        return { outcome: { kind: 'done' }, orderId };
      } catch (error) {
        return { outcome: toTradeOutcome<BuyField>(error, fieldNames) };
      }
    },
  };
}

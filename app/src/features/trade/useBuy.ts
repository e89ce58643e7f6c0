import { amountOf, type Money } from '@wallet/core/money/money';
import type { CallOutcome } from '@wallet/ui/patterns/form/CallOutcome';
import type { BuyField, TradeStop } from '@wallet/ui/screens/trade/TradeScreen.types';
import { useRef } from 'react';
import { nextIntent, type Intent } from '../../api/idempotencyKey.ts';
import { attempt, type NewOrder } from '../../api/outcome.ts';
import { useBuyCoin } from '../../data/trades/useBuyCoin.ts';
import type { Pair } from './Pair.ts';
import { tradeRefusal } from './tradeRules.ts';

const rules = { fields: { amount: 'amount', account: 'account' }, special: tradeRefusal } as const;

export type Buy = {
  readonly isSubmitting: boolean;
  /** `done` has the new order: the page navigates, not the hook. */
  readonly submit: (amount: Money) => Promise<CallOutcome<BuyField, TradeStop, NewOrder>>;
};

/** One purchase: the same press again, after a lost answer, buys nothing twice (D-LEG-21). */
export function useBuy({ coinType, coinId, accountId }: Pair): Buy {
  const buy = useBuyCoin();
  const intent = useRef<Intent | null>(null);
  return {
    isSubmitting: buy.isPending,
    submit: async (volume) => {
      const amount = amountOf(volume);
      intent.current = nextIntent(intent.current, `buy ${coinType} ${coinId} ${accountId} ${amount}`);
      const { key: idempotencyKey } = intent.current;
      const outcome = await attempt(() => buy.mutateAsync({ coinType, coinId, account: accountId, amount, idempotencyKey }), rules);
      if (outcome.kind === 'done') intent.current = null;
      return outcome;
    },
  };
}

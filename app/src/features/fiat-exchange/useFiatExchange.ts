import type { FiatExchangeSettings } from '@wallet/core/fees/fiatExchange';
import type { Money } from '@wallet/core/money/money';
import type { FiatExchangeOutcome } from '@wallet/ui/screens/fiat-exchange/FiatExchangeScreen.types';
import { useRef, useState } from 'react';
import { nextIntent, type Intent } from '../../api/idempotencyKey.ts';
import { useRecentOperations } from '../../data/accounts/useOperations.ts';
import { useExchangeFiat } from '../../data/exchanges/useExchangeFiat.ts';
import { toExchangeOutcome } from './toExchangeOutcome.ts';
import { toFiatExchangeView, type FiatExchangeView } from './toFiatExchangeView.ts';

type Submitted = { readonly outcome: FiatExchangeOutcome; readonly orderId?: string };

export type FiatExchange = {
  /** Rate and minimum as they were on entry (D-FX-05). */
  readonly settings: FiatExchangeSettings;
  /** Answers the new order's id beside what the screen is told: the page navigates, not the hook. */
  readonly submit: (amount: Money) => Promise<Submitted>;
};

/** One exchange between two accounts: the rate that was shown is held, a refusal asks for the rate of now. */
export function useFiatExchange(accountId: number, targetId: number, { base, settings: onEntry }: FiatExchangeView): FiatExchange {
  const [settings, setSettings] = useState(onEntry);
  const recentOperations = useRecentOperations();
  const exchange = useExchangeFiat();
  const intent = useRef<Intent | null>(null);

  async function readSettings(): Promise<void> {
    const read = toFiatExchangeView(await recentOperations(0), accountId, targetId);
    if (read.kind === 'ready') setSettings(read.view.settings);
  }

  async function submit({ amount: value }: Money): Promise<Submitted> {
    const { rate } = settings;
    intent.current = nextIntent(intent.current, `exchange ${accountId} ${targetId} ${value} ${rate}`);
    const { key: idempotencyKey } = intent.current;
    try {
      const { id: orderId } = await exchange.mutateAsync({ base, value, account: accountId, target: targetId, rate, idempotencyKey });
      intent.current = null;
      return { outcome: { kind: 'done' }, orderId };
    } catch (error) {
      const outcome = toExchangeOutcome(error);
      // Rate and balance of now are wished for with the refusal and not waited for; the next press sends whatever is shown then.
      if (outcome.kind === 'refused') readSettings().catch(() => undefined);
      return { outcome };
    }
  }

  return { settings, submit };
}

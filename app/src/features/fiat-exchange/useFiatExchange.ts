import type { FiatExchangeSettings } from '@wallet/core/fees/fiatExchange';
import { amountOf, type Money } from '@wallet/core/money/money';
import type { CallOutcome, Failed } from '@wallet/ui/patterns/form/CallOutcome';
import type { Forbidden } from '@wallet/ui/screens/fiat-exchange/FiatExchangeScreen.types';
import { useRef, useState } from 'react';
import type { Refusal } from '../../api/errors.ts';
import { nextIntent, type Intent } from '../../api/idempotencyKey.ts';
import { attempt, UNEXPECTED, type NewOrder } from '../../api/outcome.ts';
import { useRecentOperations } from '../../data/accounts/useOperations.ts';
import { useExchangeFiat } from '../../data/exchanges/useExchangeFiat.ts';
import { toFiatExchangeView, type FiatExchangeView } from './toFiatExchangeView.ts';

type Submitted = CallOutcome<'value', Forbidden, NewOrder>;

/** A 400 is a refused amount or the provider's message (FX-009); a 403 has a modal of its own; any other refusal is a failure (FX-012). */
export const exchangeRules = {
  fields: { value: 'value' },
  special: ({ status }: Refusal): Forbidden | Failed | null => {
    if (status === 400) return null;
    return status === 403 ? { kind: 'forbidden' } : UNEXPECTED;
  },
} as const;

export type FiatExchange = {
  /** Rate and minimum as they were on entry (D-FX-05). */
  readonly settings: FiatExchangeSettings;
  /** `done` has the new order: the page navigates, not the hook. */
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

  async function submit(amount: Money): Promise<Submitted> {
    const value = amountOf(amount);
    const { rate } = settings;
    intent.current = nextIntent(intent.current, `exchange ${accountId} ${targetId} ${value} ${rate}`);
    const { key: idempotencyKey } = intent.current;
    const outcome = await attempt(
      () => exchange.mutateAsync({ base, value, account: accountId, target: targetId, rate, idempotencyKey }),
      exchangeRules,
    );
    if (outcome.kind === 'done') intent.current = null;
    // Rate and balance of now are wished for with the refusal and not waited for; the next press sends whatever is shown then.
    if (outcome.kind === 'refused') readSettings().catch(() => undefined);
    return outcome;
  }

  return { settings, submit };
}

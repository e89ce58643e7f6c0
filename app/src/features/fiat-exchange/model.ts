import type { Operations, OperationsAccount } from '@wallet/contract/holdings/accounts';
import type { Assets } from '@wallet/contract/holdings/balances';
import type { FiatExchangeSettings } from '@wallet/core/fees/fiatExchange';
import { toAmountText, money, type Money } from '@wallet/core/money/money';
import type { OperationAccount } from '@wallet/ui/patterns/AccountSelect';
import type { CallOutcome, Failed } from '@wallet/ui/patterns/form';
import type { Forbidden } from '@wallet/ui/screens/fiat-exchange';
import { useState } from 'react';
import type { Refusal } from '../../api/errors.ts';
import { attempt, type NewOrder, UNEXPECTED } from '../../api/outcome.ts';
import { useRecentOperations } from '../../data/accounts.ts';
import { useRecentAssets } from '../../data/balances.ts';
import { useExchangeFiat } from '../../data/exchanges.ts';
import { useServices } from '../../providers/Services.ts';
import {
  getExchangeTargets,
  type FiatOperationsAccount as Fiat,
  toOperationAccounts,
  toOperationAccount,
} from '../../operations/accounts.ts';
import type { PageRead } from '../../operations/page/renderRead.tsx';
import { isPriced, readMiddleRate } from '../../operations/prices.ts';
import { useIntents } from '../../api/useIntents.ts';

type SubmitOutcome = CallOutcome<'value', Forbidden, NewOrder>;

/** 400 is a refused amount or the provider's message (FX-009), 403 has its own modal, and any other refusal is a failure (FX-012). */
export const exchangeRules = {
  fields: { value: 'value' },
  special: ({ status }: Refusal): Forbidden | Failed | null => {
    if (status === 400) return null;
    return status === 403 ? { kind: 'forbidden' } : UNEXPECTED;
  },
} as const;

/** Rate and minimum, with the middle rate of the same moment. It is left out when the provider has no prices (PRICE-001). */
type Rates = Pick<FiatExchangeView, 'settings' | 'middleRate' | 'rateAt'>;

/** An exchange between two accounts. Rate and minimum stay as they were on entry (D-FX-05) and are refreshed after a refusal. */
export function useFiatExchange(accountId: number, targetId: number, { base, ...onEntry }: FiatExchangeView) {
  const [{ settings, middleRate, rateAt }, setRates] = useState<Rates>(onEntry);
  const { clock } = useServices();
  const recentOperations = useRecentOperations();
  const recentAssets = useRecentAssets();
  const exchange = useExchangeFiat();
  const intents = useIntents();

  async function readSettings(): Promise<void> {
    const assets = recentAssets(0).catch(() => undefined); // without it only the middle rate is a dash
    const read = toFiatExchangeView(await recentOperations(0), accountId, targetId, (await assets)?.currencies);
    if (read.kind === 'ready') setRates({ ...read.view, rateAt: clock.now() });
  }

  /** `done` carries the new order. The page navigates, not the hook. */
  async function submit(amount: Money): Promise<SubmitOutcome> {
    const value = toAmountText(amount);
    const { rate } = settings;
    const idempotencyKey = intents.keyOf(`exchange ${accountId} ${targetId} ${value} ${rate}`);
    const outcome = await attempt(
      () => exchange({ base, value, account: accountId, target: targetId, rate, idempotencyKey }),
      exchangeRules,
    );
    // Refresh rate and balance after a refusal without waiting for them. The next submit sends whatever is shown by then.
    if (outcome.kind === 'refused') readSettings().catch(() => undefined);
    return outcome;
  }

  return { settings, middleRate, rateAt, submit };
}

export type FiatExchangeView = {
  readonly accounts: readonly OperationAccount<number>[];
  readonly targets: readonly OperationAccount<number>[];
  /** The source currency: EUR when selling EUR, USD when buying it (FX-007). */
  readonly base: 'EUR' | 'USD';
  readonly settings: FiatExchangeSettings;
  /** The middle rate of one unit of `base`. Null when unknown, left out when the provider has no prices. */
  readonly middleRate?: string | null | undefined;
  /** When the rate was received, in epoch milliseconds of the device. */
  readonly rateAt?: number | undefined;
};

const isFiat = (account: OperationsAccount): account is Fiat => account.type === 'fiat';

/** Returns the accounts in the other currency that the operations list allows as a target (D-FX-08). */
function getTargets(operations: Operations, from: Fiat): readonly Fiat[] {
  const ids = getExchangeTargets(operations, from.id);
  return operations.accounts.filter(isFiat).filter((account) => ids.includes(account.id) && account.currencyCode !== from.currencyCode);
}

function toSettings({ settings }: Operations, { currencyCode, currencyDecimals }: Fiat): FiatExchangeSettings | null {
  const [rate, minimal] =
    currencyCode === 'EUR'
      ? [settings.eur_exchange_usd_rate, settings.eur_exchange_usd_minimal]
      : [settings.usd_exchange_eur_rate, settings.usd_exchange_eur_minimal];
  if (rate === undefined || minimal === undefined) return null;
  return { rate, minimal: money(minimal, currencyCode, currencyDecimals) };
}

/**
 * Maps the operations response to an exchange between two fiat accounts. `unknown`: no such accounts, or not a pair (FX-017, D-FX-08).
 * @param currencies middle rates, or undefined while unknown
 */
export function toFiatExchangeView(
  operations: Operations,
  accountId: number,
  targetId: number,
  currencies?: Assets['currencies'],
): PageRead<FiatExchangeView> {
  const fiat = operations.accounts.filter(isFiat);
  const from = fiat.find(({ id }) => id === accountId);
  const targets = from === undefined ? [] : getTargets(operations, from);
  if (from === undefined || !targets.some(({ id }) => id === targetId)) return { kind: 'unknown' };
  const settings = toSettings(operations, from);
  if (settings === null) return { kind: 'incomplete' };
  const accounts = toOperationAccounts(operations, (account) => getTargets(operations, account).length > 0);
  const reached = targets.map((account) => toOperationAccount(operations, account));
  const [first] = targets;
  const prices =
    isPriced(operations) && first !== undefined ? { middleRate: readMiddleRate(currencies, from.currencyCode, first.currencyCode) } : {};
  return { kind: 'ready', view: { accounts, targets: reached, base: from.currencyCode, settings, ...prices } };
}

type Pair = { readonly accountId: number; readonly targetId: number };

/** True when the provider offers an exchange between the two accounts. */
export function isPair(operations: Operations, { accountId, targetId }: Pair): boolean {
  return toFiatExchangeView(operations, accountId, targetId).kind !== 'unknown';
}

/**
 * Returns the pair after another account was chosen under "From". Choosing the "To" account swaps the two. A target that the new account
 * cannot be exchanged into is replaced by its first one (D-FX-07).
 */
export function toPairFrom(operations: Operations, { accountId, targetId }: Pair, chosen: number): Pair {
  const nextTargetId = chosen === targetId ? accountId : targetId;
  const from = operations.accounts.filter(isFiat).find(({ id }) => id === chosen);
  const targets = from === undefined ? [] : getTargets(operations, from).map(({ id }) => id);
  return { accountId: chosen, targetId: targets.includes(nextTargetId) ? nextTargetId : (targets[0] ?? nextTargetId) };
}

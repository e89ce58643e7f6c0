import type { Operations, OperationsAccount } from '@wallet/contract/accounts';
import type { FiatExchangeSettings } from '@wallet/core/fees/fiatExchange';
import { money } from '@wallet/core/money/money';
import type { OperationAccount } from '@wallet/ui/patterns/AccountSelect/AccountSelect';
import { exchangeTargets } from '../../operations/accounts/accountTargets.ts';
import { operationAccounts, toOperationAccount, type FiatOperationsAccount as Fiat } from '../../operations/accounts/toOperationAccount.ts';

export type FiatExchangeView = {
  readonly accounts: readonly OperationAccount[];
  readonly targets: readonly OperationAccount[];
  /** The currency given: EUR is sold, USD buys (FX-007). */
  readonly base: 'EUR' | 'USD';
  readonly settings: FiatExchangeSettings;
};

/** `unknown`: no such accounts, or no pair of them (FX-017, D-FX-08). `incomplete`: a setting is missing (D-HOME-23). */
export type FiatExchangeRead = { readonly kind: 'unknown' | 'incomplete' } | { readonly kind: 'ready'; readonly view: FiatExchangeView };

const isFiat = (account: OperationsAccount): account is Fiat => account.type === 'fiat';

/** The accounts into which one can be exchanged: another currency, and in the operations list (D-FX-08). */
function targetsOf(operations: Operations, from: Fiat): readonly Fiat[] {
  const ids = exchangeTargets(operations, from.id);
  return operations.accounts.filter(isFiat).filter((account) => ids.includes(account.id) && account.currencyCode !== from.currencyCode);
}

function settingsOf({ settings }: Operations, { currencyCode, currencyDecimals }: Fiat): FiatExchangeSettings | null {
  const [rate, minimal] =
    currencyCode === 'EUR'
      ? [settings.eur_exchange_usd_rate, settings.eur_exchange_usd_minimal]
      : [settings.usd_exchange_eur_rate, settings.usd_exchange_eur_minimal];
  if (rate === undefined || minimal === undefined) return null;
  return { rate, minimal: money(minimal, currencyCode, currencyDecimals) };
}

/** What the operations response says of an exchange between two fiat accounts. */
export function toFiatExchangeView(operations: Operations, accountId: number, targetId: number): FiatExchangeRead {
  const fiat = operations.accounts.filter(isFiat);
  const from = fiat.find(({ id }) => id === accountId);
  const targets = from === undefined ? [] : targetsOf(operations, from);
  if (from === undefined || !targets.some(({ id }) => id === targetId)) return { kind: 'unknown' };
  const settings = settingsOf(operations, from);
  if (settings === null) return { kind: 'incomplete' };
  const accounts = operationAccounts(operations, (account) => targetsOf(operations, account).length > 0);
  const reached = targets.map((account) => toOperationAccount(operations, account));
  return { kind: 'ready', view: { accounts, targets: reached, base: from.currencyCode, settings } };
}

type Pair = { readonly accountId: number; readonly targetId: number };

/** Whether the way between two accounts is offered. */
export function isPair(operations: Operations, { accountId, targetId }: Pair): boolean {
  return toFiatExchangeView(operations, accountId, targetId).kind !== 'unknown';
}

/**
 * The pair after another account was chosen under "From": the account under "To" swaps places with it, and a target that it does not lead
 * to gives way to its first one (D-FX-07).
 */
export function pairFrom(operations: Operations, { accountId, targetId }: Pair, chosen: number): Pair {
  const kept = chosen === targetId ? accountId : targetId;
  const from = operations.accounts.filter(isFiat).find(({ id }) => id === chosen);
  const targets = from === undefined ? [] : targetsOf(operations, from).map(({ id }) => id);
  return { accountId: chosen, targetId: targets.includes(kept) ? kept : (targets[0] ?? kept) };
}

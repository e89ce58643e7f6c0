import { SEPA_BANK_ID } from './bankRequisites.ts';

type Account = { readonly id: number; readonly type: string | null; readonly currency: string };
type Switches = { readonly cards: boolean; readonly banks: boolean; readonly exchange: boolean };

export type Operation = {
  readonly type: 'topup' | 'withdraw' | 'exchange';
  readonly accountIds: readonly number[];
  /** `type:id`. */
  readonly targetIds: readonly string[];
};

/** Any address outside. */
const OUTSIDE = 'wallet:0';

/**
 * What may be done with the accounts (api.md 3.6): fiat is topped up by card and, in EUR, by bank; EUR buys everything, everything else is
 * sold for EUR; coins go out and come in. A service that is off leaves no operation of its own.
 * @param services which of them are on
 */
export function operationsList(accounts: readonly Account[], cardIds: readonly number[], services: Switches): readonly Operation[] {
  const fiat = accounts.filter(({ type }) => type === 'fiat');
  const euro = idsOf(fiat.filter(({ currency }) => currency === 'EUR'));
  const dollar = idsOf(fiat.filter(({ currency }) => currency === 'USD'));
  const coins = accounts.filter(({ type }) => type === 'crypto' || type === 'stablecoin');
  const cards = services.cards ? cardIds.map((id) => `card:${id}`) : [];
  const bank = services.banks ? [`bank:${SEPA_BANK_ID}`] : [];
  const euroTargets = euro.map((id) => `fiat:${id}`);
  const bought = [...dollar.map((id) => `fiat:${id}`), ...coins.map(({ type, id }) => `${type}:${id}`)];
  const exchanges: readonly Operation[] = [
    { type: 'exchange', accountIds: euro, targetIds: bought },
    { type: 'exchange', accountIds: dollar, targetIds: euroTargets },
    { type: 'exchange', accountIds: idsOf(coins), targetIds: euroTargets },
  ];
  const operations: readonly Operation[] = [
    { type: 'topup', accountIds: euro, targetIds: [...cards, ...bank] },
    { type: 'topup', accountIds: dollar, targetIds: cards },
    { type: 'withdraw', accountIds: euro, targetIds: bank },
    ...(services.exchange ? exchanges : []),
    { type: 'withdraw', accountIds: idsOf(coins), targetIds: [OUTSIDE] },
    { type: 'topup', accountIds: idsOf(coins), targetIds: [OUTSIDE] },
  ];
  return operations.filter(({ accountIds, targetIds }) => accountIds.length > 0 && targetIds.length > 0);
}

const idsOf = (accounts: readonly Account[]): readonly number[] => accounts.map(({ id }) => id);

import type { Operations } from '@wallet/contract/accounts';
import { targetsFrom } from '../../operations/accounts/accountTargets.ts';
import { sepaBanks } from '../../operations/bankTransfer/sepaMethods.ts';
import { paths } from '../../routing/paths.ts';

/** What may be used of an account's targets: what a switch has turned off is gone, and of banks SEPA alone is offered (CUR-016, SEPA-003). */
function usable(operations: Operations, type: 'topup' | 'withdraw', accountId: number, kinds: readonly string[]): readonly string[] {
  const { cards_disabled: noCards, banks_disabled: noBanks } = operations.settings;
  const banks = new Set(sepaBanks(operations, type, accountId).map(({ id }) => `bank:${id}`));
  return targetsFrom(operations, type, accountId).filter((target) => {
    if (!kinds.some((kind) => target.startsWith(`${kind}:`))) return false;
    return target.startsWith('card:') ? !noCards : !noBanks && banks.has(target);
  });
}

export const topUpTargets = (operations: Operations, accountId: number): readonly string[] =>
  usable(operations, 'topup', accountId, ['card', 'bank']);

export const withdrawTargets = (operations: Operations, accountId: number): readonly string[] =>
  usable(operations, 'withdraw', accountId, ['bank']);

/** `null`: there is such an account, and no way; undefined: there is no such fiat account (MENU-018). */
export type DefaultPath = string | null | undefined;

const hasFiat = ({ accounts }: Operations, accountId: number): boolean =>
  accounts.some(({ id, type }) => id === accountId && type === 'fiat');

const idOf = (target: string): string => target.slice(target.indexOf(':') + 1);

/** The first way to top up a fiat account that is not switched off (MENU-014, CUR-017, D-CUR-06). */
export function defaultTopUpPath(operations: Operations, accountId: number): DefaultPath {
  if (!hasFiat(operations, accountId)) return undefined;
  const target = topUpTargets(operations, accountId)[0];
  if (target === undefined) return null;
  return target.startsWith('card:')
    ? paths.cardTopUp.to({ accountId, cardId: idOf(target) })
    : paths.sepaTopUp.to({ accountId, bankId: idOf(target) });
}

/** The first way to withdraw from a fiat account that is not switched off (MENU-015, CUR-018). */
export function defaultWithdrawalPath(operations: Operations, accountId: number): DefaultPath {
  if (!hasFiat(operations, accountId)) return undefined;
  const target = withdrawTargets(operations, accountId)[0];
  return target === undefined ? null : paths.sepaWithdrawal.to({ accountId, bankId: idOf(target) });
}

/** The top-up of any account that the operations list offers one for; `/assets` when none matches (MENU-019, D-ACC-06). */
export function anyTopUpPath(operations: Operations, accountId: number): string {
  const account = operations.accounts.find(({ id }) => id === accountId);
  if (account === undefined || targetsFrom(operations, 'topup', accountId).length === 0) return paths.assets.to();
  return account.type === 'fiat' ? `${paths.topUpFiat.to({ accountId })}/` : paths.receive.to({ accountType: account.type, accountId });
}

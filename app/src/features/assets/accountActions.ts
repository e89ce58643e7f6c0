import type { Operations } from '@wallet/contract/accounts';
import type { TokenAsset } from '@wallet/contract/balances';
import type { AccountAction } from '@wallet/ui/screens/assets/AssetsScreen.types';
import { buySources, entriesFrom, exchangeTargets, sellTargets, targetsFrom } from '../../operations/accounts/accountTargets.ts';
import { paths } from '../../routing/paths.ts';

/** An account of a group. A token is a private-equity token: read-only but for its info (HOME-019). */
export type AccountRef = {
  readonly kind: 'fiat' | 'crypto' | 'stablecoin' | 'token';
  readonly id: number;
  readonly code: string;
  /** Of a token. */
  readonly status?: TokenAsset['status'];
};

type OperationsPart = Pick<Operations, 'operations' | 'accounts'>;

const actionsOfKind: Readonly<Record<AccountRef['kind'], readonly AccountAction[]>> = {
  fiat: ['topup', 'withdraw', 'exchange', 'history'],
  crypto: ['buy', 'sell', 'send', 'receive', 'history'],
  stablecoin: ['buy', 'sell', 'send', 'receive', 'history'],
  token: ['info', 'history'],
};

/** Where an action leads (D-HOME-09); null when the operations list has no such entry for the account. */
export function actionHref(account: AccountRef, action: AccountAction, part: OperationsPart): string | null {
  const { kind, id: accountId, code } = account;
  switch (action) {
    case 'topup':
      return entriesFrom(part, 'topup', accountId).length === 0 ? null : `${paths.topUpFiat.to({ accountId })}/`;
    case 'withdraw':
      return entriesFrom(part, 'withdraw', accountId).length === 0 ? null : `${paths.withdrawFiat.to({ accountId })}/`;
    case 'exchange':
    case 'sell': {
      const targetId = (kind === 'fiat' ? exchangeTargets : sellTargets)(part, accountId)[0];
      return targetId === undefined ? null : paths.exchange.to({ sourceType: kind, sourceId: accountId, targetType: 'fiat', targetId });
    }
    case 'buy': {
      const sourceId = buySources(part, kind, accountId)[0];
      return sourceId === undefined ? null : paths.exchange.to({ sourceType: 'fiat', sourceId, targetType: kind, targetId: accountId });
    }
    case 'send':
      return targetsFrom(part, 'withdraw', accountId).includes('wallet:0') ? paths.send.to({ accountType: kind, accountId }) : null;
    case 'receive':
      return targetsFrom(part, 'topup', accountId).includes('wallet:0') ? paths.receive.to({ accountType: kind, accountId }) : null;
    case 'info':
      return account.status === 'coming_soon' ? null : paths.tokenInfo.to({ symbol: code });
    case 'history':
      return historyHref(account);
  }
}

/** The transactions of one account (HOME-018, D-TXN-17). */
function historyHref({ kind, id }: AccountRef): string {
  const filters = { fiat: 'account', crypto: 'wallet', stablecoin: 'token', token: 'token' } as const;
  return `${paths.transactions.to()}?${filters[kind]}[]=${id}`;
}

/**
 * The actions that an account shows (HOME-017, D-HOME-08). Without operations, as while KYC is on its way, all of its kind are shown:
 * each opens the prompt to finish it.
 */
export function shownActions(account: AccountRef, part: OperationsPart | null): readonly AccountAction[] {
  const actions = actionsOfKind[account.kind];
  const isHidden = (action: AccountAction) => action === 'info' && account.status === 'coming_soon';
  if (part === null) return actions.filter((action) => !isHidden(action));
  return actions.filter((action) => actionHref(account, action, part) !== null);
}

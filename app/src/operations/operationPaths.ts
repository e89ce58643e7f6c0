import type { Operations } from '@wallet/contract/holdings/accounts';
import type { Assets } from '@wallet/contract/holdings/balances';
import { buyInCurrency, isStablecoin } from '@wallet/core/limits/currencies';
import type { TradeWayHrefs } from '@wallet/ui/screens/trade';
import { paths } from '../routing/paths.ts';
import {
  type CoinAccount,
  type CoinType,
  EXTERNAL_WALLET,
  getBuySources,
  getExchangeTargets,
  getSellTargets,
  getTargets,
} from './accounts.ts';

type Account = { readonly type: 'fiat' | 'crypto' | 'stablecoin' | 'token'; readonly id: number };

/** Returns the path of an operation with an account, or null when the operations list does not offer it (D-HOME-09, CUR-015). */
export function getOperationPath(
  part: Pick<Operations, 'operations' | 'accounts'>,
  { type, id }: Account,
  operation: 'exchange' | 'buy' | 'sell' | 'send' | 'receive',
): string | null {
  switch (operation) {
    case 'exchange':
    case 'sell': {
      const targetId = (type === 'fiat' ? getExchangeTargets : getSellTargets)(part, id)[0];
      return targetId === undefined ? null : paths.exchange.to({ sourceType: type, sourceId: id, targetType: 'fiat', targetId });
    }
    case 'buy': {
      const sourceId = getBuySources(part, type, id)[0];
      return sourceId === undefined ? null : paths.exchange.to({ sourceType: 'fiat', sourceId, targetType: type, targetId: id });
    }
    case 'send':
      return getTargets(part, 'withdraw', id).includes(EXTERNAL_WALLET) ? paths.send.to({ accountType: type, accountId: id }) : null;
    case 'receive':
      return getTargets(part, 'topup', id).includes(EXTERNAL_WALLET) ? paths.receive.to({ accountType: type, accountId: id }) : null;
  }
}

/** A coin and the EUR accounts that it can be bought from or sold to, best first. */
export type TradableCoin = { readonly coinType: CoinType; readonly coin: CoinAccount; readonly accountIds: readonly number[] };

/** Returns the coins offered in one direction, in the provider's order. */
export function getTradableCoins(operations: Operations, { accounts }: Assets, way: 'buy' | 'sell'): readonly TradableCoin[] {
  if (operations.settings.exchange_disabled) return [];
  const euro = new Set(accounts.fiat.filter(({ currency }) => currency === buyInCurrency).map(({ id }) => id));
  const offered = (coinType: CoinType, coins: readonly CoinAccount[]): readonly TradableCoin[] =>
    coins.flatMap((coin) => {
      const ids = way === 'buy' ? getBuySources(operations, coinType, coin.id) : getSellTargets(operations, coin.id);
      const accountIds = ids.filter((id) => euro.has(id));
      return accountIds.length === 0 ? [] : [{ coinType, coin, accountIds }];
    });
  return [
    ...offered('crypto', accounts.crypto),
    ...offered(
      'stablecoin',
      accounts.tokens.filter(({ currency }) => isStablecoin(currency)),
    ),
  ];
}

/** Returns the path for trading the wanted coin, else the first one offered. Undefined when there is none. */
function toTradePath(way: 'buy' | 'sell', coins: readonly TradableCoin[], wanted: Wanted): string | undefined {
  const chosen = coins.find(({ coinType, coin }) => coinType === wanted.coinType && coin.id === wanted.coinId) ?? coins[0];
  const accountId = chosen?.accountIds.find((id) => id === wanted.accountId) ?? chosen?.accountIds[0];
  if (chosen === undefined || accountId === undefined) return undefined;
  return paths[way].to({ coinType: chosen.coinType, coinId: chosen.coin.id, accountId });
}

type Wanted = { readonly coinType?: CoinType; readonly coinId?: number; readonly accountId?: number };

/** Returns the paths for buying, selling and exchanging that are closest to the customer's current choice. */
export function toTradeWays(operations: Operations, assets: Assets | undefined, wanted: Wanted): TradeWayHrefs {
  const fiat = operations.accounts.filter(({ type }) => type === 'fiat').map(({ id }) => id);
  const from = [wanted.accountId ?? -1, ...fiat].find((id) => fiat.includes(id) && getExchangeTargets(operations, id).length > 0);
  const target = from === undefined ? undefined : getExchangeTargets(operations, from)[0];
  const buy = assets && toTradePath('buy', getTradableCoins(operations, assets, 'buy'), wanted);
  const sell = assets && toTradePath('sell', getTradableCoins(operations, assets, 'sell'), wanted);
  const canExchange = from !== undefined && target !== undefined && !operations.settings.exchange_disabled;
  return {
    ...(buy === undefined ? {} : { buy }),
    ...(sell === undefined ? {} : { sell }),
    ...(canExchange ? { exchange: paths.fiatExchange.to({ accountId: from, targetId: target }) } : {}),
  };
}

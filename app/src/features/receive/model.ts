import type { Assets } from '@wallet/contract/holdings/balances';
import { isStablecoin } from '@wallet/core/limits/currencies';
import type { ReceiveAddress, ReceiveContent } from '@wallet/ui/screens/receive';

type Wallet = Assets['accounts']['crypto'][number] | Assets['accounts']['tokens'][number];

/** The crypto or stablecoin account of the path; undefined where there is none: other types cannot receive (RCV-030, D-RCV-01). */
function walletOf({ accounts }: Assets, accountType: string | undefined, accountId: number): Wallet | undefined {
  const { crypto, tokens } = accounts;
  if (accountType === 'crypto') return crypto.find(({ id }) => id === accountId);
  return accountType === 'stablecoin' ? tokens.find(({ id, currency }) => id === accountId && isStablecoin(currency)) : undefined;
}

/** An address that must not be used must not be reachable: who is not whitelisted gets none, whatever the answer holds (D-RCV-06). */
function toAddress(wallet: Wallet, onRetry: () => void): ReceiveAddress {
  if ('whitelist' in wallet && !wallet.whitelist.in_whitelist) return { kind: 'notAllowed' };
  return wallet.address === null ? { kind: 'creating', onRetry } : { kind: 'ready', text: wallet.address };
}

/** What the receive page shows of one account; null where the account of the path is unknown. */
export function toReceiveContent(
  assets: Assets,
  accountType: string | undefined,
  accountId: number,
  onRetry: () => void,
): ReceiveContent | null {
  const wallet = walletOf(assets, accountType, accountId);
  if (wallet === undefined) return null;
  const { currency, decimals, blockchain } = wallet;
  return {
    code: currency,
    isStablecoin: isStablecoin(currency),
    network: blockchain.currency === 'BTC' ? 'bitcoin' : 'ethereum',
    decimals,
    networkName: blockchain.network_name,
    address: toAddress(wallet, onRetry),
  };
}

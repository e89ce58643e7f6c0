import type { Assets } from '@wallet/contract/holdings/balances';
import { isStablecoin } from '@wallet/core/limits/currencies';
import { type ReceiveAddress, type ReceiveContent, ReceiveScreen } from '@wallet/ui/screens/receive';
import { useParams } from 'react-router-dom';
import { getShareText } from '../../adapters/clipboard-and-share/browserClipboardAndShare.ts';
import { useAssets } from '../../data/balances.ts';
import { type CoinAccount, type CoinType, findCoinAccount, isCoinType } from '../../operations/accounts.ts';
import { readId } from '../../operations/page/address.ts';
import { useGoBack } from '../../operations/page/history.ts';
import { NotFoundPage } from '../../operations/page/lazyPage.tsx';
import { toPageState } from '../../operations/page/toPageState.ts';
import { paths } from '../../routing/paths.ts';

/**
 * An address that must not be used must not be reachable: without whitelisting there is none, whatever the response contains (D-RCV-06).
 */
function toAddress(wallet: CoinAccount, onRetry: () => void): ReceiveAddress {
  if ('whitelist' in wallet && !wallet.whitelist.in_whitelist) return { kind: 'notAllowed' };
  return wallet.address === null ? { kind: 'creating', onRetry } : { kind: 'ready', text: wallet.address };
}

/** Null when the account in the path is unknown (RCV-030, D-RCV-01). */
export function toReceiveContent(assets: Assets, accountType: CoinType, accountId: number, onRetry: () => void): ReceiveContent | null {
  const wallet = findCoinAccount(assets, accountType, accountId);
  if (wallet === undefined) return null;
  const { currency, decimals, blockchain } = wallet;
  return {
    code: currency,
    isStablecoin: isStablecoin(currency),
    network: blockchain.currency === 'BTC' ? 'bitcoin' : 'ethereum',
    decimals,
    address: toAddress(wallet, onRetry),
  };
}

const isTargetId = (text: string | undefined): boolean => text === undefined || /^\d{1,16}$/.test(text);

type ReceiveProps = { readonly accountType: CoinType; readonly accountId: number; readonly isLegacy: boolean };

function Receive({ accountType, accountId, isLegacy }: ReceiveProps) {
  const assets = useAssets();
  const usual = paths.receive.to({ accountType, accountId });
  const onBack = useGoBack(isLegacy ? usual : paths.assets.to());
  const content =
    assets.data === undefined ? undefined : toReceiveContent(assets.data, accountType, accountId, () => void assets.refetch());
  if (content === null) return <NotFoundPage />;
  return (
    <ReceiveScreen
      page={toPageState({ ...assets, data: content }, (ready) => ready)}
      view={isLegacy ? 'legacy' : 'usual'}
      onBack={onBack}
      largeCodeHref={paths.receiveTo.to({ accountType, accountId, targetId: 0 })}
      supportHref={paths.support.to()}
      onShare={getShareText()}
    />
  );
}

/** The address for receiving coins: `/operation/topup/{type}/{id}`, or the large code when a wallet follows (D-RCV-01). */
export function ReceivePage() {
  const { accountType, accountId: idText, targetId } = useParams();
  const accountId = readId(idText);
  if (accountId === null || !isTargetId(targetId) || !isCoinType(accountType)) return <NotFoundPage />;
  return <Receive accountType={accountType} accountId={accountId} isLegacy={targetId !== undefined} />;
}

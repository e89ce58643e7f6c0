import { type ReceiveContent, ReceiveScreen } from '@wallet/ui/screens/receive';
import { useParams } from 'react-router-dom';
import { shareText } from '../../adapters/clipboard-and-share/browserClipboardAndShare.ts';
import { useAssets } from '../../data/balances.ts';
import { NotFoundPage } from '../../operations/page/lazyPage.tsx';
import { readId } from '../../operations/page/address.ts';
import { toPageState, type PageQuery } from '../../operations/page/toPageState.ts';
import { useGoBack } from '../../operations/page/history.ts';
import { paths } from '../../routing/paths.ts';
import { toReceiveContent } from './model.ts';

const isTarget = (text: string | undefined): boolean => text === undefined || /^\d{1,16}$/.test(text);

type Receiving = { readonly accountType: string; readonly accountId: number; readonly isLegacy: boolean };

function Receive({ accountType, accountId, isLegacy }: Receiving) {
  const assets = useAssets();
  const usual = paths.receive.to({ accountType, accountId });
  const onBack = useGoBack(isLegacy ? usual : paths.assets.to());
  const content =
    assets.data === undefined ? undefined : toReceiveContent(assets.data, accountType, accountId, () => void assets.refetch());
  if (content === null) return <NotFoundPage />;
  const query: PageQuery<ReceiveContent> = { ...assets, data: content };
  return (
    <ReceiveScreen
      page={toPageState(query, (ready) => ready)}
      view={isLegacy ? 'legacy' : 'usual'}
      onBack={onBack}
      largeCodeHref={paths.receiveTo.to({ accountType, accountId, targetId: 0 })}
      supportHref={paths.support.to()}
      onShare={shareText()}
    />
  );
}

/** The address that others send to: `/operation/topup/{type}/{id}`, and with a wallet behind it the large code (D-RCV-01). */
export function ReceivePage() {
  const { accountType = '', accountId: idText, targetId } = useParams();
  const accountId = readId(idText);
  if (accountId === null || !isTarget(targetId) || (accountType !== 'crypto' && accountType !== 'stablecoin')) return <NotFoundPage />;
  return <Receive accountType={accountType} accountId={accountId} isLegacy={targetId !== undefined} />;
}

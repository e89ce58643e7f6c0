import { TokenInfoScreen } from '@wallet/ui/screens/token-info';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { useGoBack } from '../../operations/page/history.ts';
import { runWhenNoOverlay } from '../../operations/walletUi.ts';
import { paths } from '../../routing/paths.ts';
import { sharePage, useTokenInfoPage } from './model.ts';

function TokenInfo({ symbol }: { readonly symbol: string }) {
  const { page, popup, finish } = useTokenInfoPage(symbol.toUpperCase());
  const { pathname } = useLocation();
  const goBack = useGoBack(paths.assets.to());
  const [isRefused, setRefused] = useState(false);
  const leave = useRef(goBack);
  useEffect(() => {
    leave.current = goBack;
  });
  useEffect(() => (isRefused ? runWhenNoOverlay(() => leave.current()) : undefined), [isRefused]);
  return (
    <TokenInfoScreen
      symbol={symbol}
      page={page}
      popup={isRefused ? null : popup}
      onPopupDone={finish}
      onPopupRefused={() => setRefused(true)}
      onBack={goBack}
      supportHref={paths.support.to()}
      pageUrl={`${location.origin}${pathname}`}
      onShare={'share' in navigator ? sharePage : undefined}
    />
  );
}

/** The deal of a private-equity token (TOK-001). The URL keeps the letter case it was typed in (D-TOK-04). */
export function TokenInfoPage() {
  const { symbol = '' } = useParams();
  return <TokenInfo key={symbol} symbol={symbol} />;
}

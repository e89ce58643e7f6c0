import { lazy } from 'react';
import { Part } from '../../foundations/parts/Part.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { Columns } from '../../foundations/Columns/Columns.tsx';
import { Page } from '../../foundations/Page/Page.tsx';
import { loadPart } from '../../foundations/parts/loadPart.ts';
import { AppHeader } from '../../patterns/AppHeader/AppHeader.tsx';
import { LoadFailed } from '../../patterns/PageStates/LoadFailed.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { TokenDetails } from './TokenDetails.tsx';
import type { TokenInfoScreenProps } from './TokenInfoScreen.types.ts';
import { tokenInfoTexts } from './tokenInfo.texts.ts';
import { minUnitPurchase } from '@wallet/core/fees/trade';
import { formatMoney } from '@wallet/core/format/formatMoney';
import { removeIsolates } from '@wallet/core/format/isolates';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { useBrandName } from '../../foundations/BrandMark/BrandMark.tsx';
import { useCopyConfirmation } from '../../foundations/copying/useCopyConfirmation.ts';
import { copiedIcon, shareIcon } from '../../foundations/Icon/icons.ts';
import { LiveRegion } from '../../foundations/LiveRegion/LiveRegion.tsx';
import { useToast } from '../../foundations/root/WalletUi.ts';
import { createScreen } from '../../foundations/screen/createScreen.tsx';
import { useLocale } from '../../texts/Locale.tsx';

const COPIED_MS = 2000;

type ShareButtonProps = Pick<TokenInfoScreenProps, 'pageUrl' | 'onShare' | 'minimum'> & { readonly company: string };

/** Passes the invitation to the share sheet. Where there is none, copies it with the page's URL (TOK-017, D-TOK-11). */
function ShareButton({ company, pageUrl, onShare, minimum = minUnitPurchase }: ShareButtonProps) {
  const locale = useLocale();
  const texts = useTexts(tokenInfoTexts);
  const { showToast } = useToast();
  const least = formatMoney(minimum, locale, { place: 'short' });
  const text = removeIsolates(texts.shared({ company, least, product: useBrandName() }));
  const refuse = (): void => void showToast({ text: texts.notCopied, tone: 'negative' });
  const { state, copy } = useCopyConfirmation(COPIED_MS, undefined, refuse);
  return (
    <>
      <IconButton
        label={texts.share}
        icon={state === 'copied' ? copiedIcon : shareIcon}
        iconSize={24}
        onClick={() => (onShare === undefined ? void copy(`${text} ${pageUrl}`) : onShare(text))}
      />
      <LiveRegion>{state === 'copied' ? texts.copied : ''}</LiveRegion>
    </>
  );
}

/** Needed for some deals and customers only. */
const TokenPopupDialog = lazy(async () => ({ default: (await loadPart(() => import('./TokenPopupDialog.tsx'))).TokenPopupDialog }));

/** The deal of a private equity token: the company, the unit price and the terms (TOK-001 to TOK-017). */
export const TokenInfoScreen = createScreen(function TokenInfoScreen(props: TokenInfoScreenProps) {
  const { symbol, page, popup = null, onPopupDone, onBack, onPopupRefused = onBack, supportHref, pageUrl, onShare, minimum } = props;
  const texts = useTexts(tokenInfoTexts);
  return (
    <>
      <AppHeader
        title={texts.title({ symbol: symbol.toUpperCase() })}
        onBack={onBack}
        action={page.kind === 'ready' ? <ShareButton company={page.content.company.name} {...{ pageUrl, onShare, minimum }} /> : undefined}
      />
      <Page aria-busy={page.kind === 'loading' || undefined}>
        {page.kind === 'failed' ? <LoadFailed failure={page.failure} onRetry={page.onRetry} /> : null}
        {page.kind === 'loading' ? (
          <Columns aside={<Skeleton variant="card" count={8} />} asideLabel={texts.loading}>
            <Skeleton variant="card" label={texts.loading} />
            <Skeleton variant="chart" />
            <Skeleton variant="card" />
          </Columns>
        ) : null}
        {page.kind === 'ready' ? <TokenDetails content={page.content} updatedAt={page.updatedAt} supportHref={supportHref} /> : null}
      </Page>
      {page.kind === 'ready' && popup !== null && onPopupDone ? (
        <Part>
          <TokenPopupDialog popup={popup} onDone={onPopupDone} onRefused={onPopupRefused} />
        </Part>
      ) : null}
    </>
  );
});

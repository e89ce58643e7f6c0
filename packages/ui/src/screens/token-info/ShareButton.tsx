import { leastUnitPurchase } from '@wallet/core/fees/trade';
import { formatMoney } from '@wallet/core/format/formatMoney';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { useBrandName } from '../../foundations/BrandMark/BrandMark.tsx';
import { useCopied } from '../../foundations/copying/useCopied.ts';
import { copiedIcon } from '../../foundations/Icon/glyphs/copiedIcon.ts';
import { shareIcon } from '../../foundations/Icon/glyphs/shareIcon.ts';
import { LiveRegion } from '../../foundations/LiveRegion/LiveRegion.tsx';
import { useToast } from '../../foundations/root/WalletUi.ts';
import { useTexts } from '../../texts/Texts.tsx';
import type { TokenInfoScreenProps } from './TokenInfoScreen.types.ts';
import { tokenInfoTexts } from './tokenInfo.texts.ts';
import { useLocale } from '../../texts/Locale.tsx';

const COPIED_MS = 2000;

type ShareButtonProps = Pick<TokenInfoScreenProps, 'pageUrl' | 'onShare'> & { readonly company: string };

/** Passes the invitation to the share sheet. Where there is none, copies it with the page's URL (TOK-017, D-TOK-11). */
export function ShareButton({ company, pageUrl, onShare }: ShareButtonProps) {
  const locale = useLocale();
  const texts = useTexts(tokenInfoTexts);
  const { showToast } = useToast();
  const text = texts.shared(company, formatMoney(leastUnitPurchase, locale, { place: 'short' }), useBrandName());
  const refuse = (): void => void showToast({ text: texts.notCopied, tone: 'negative' });
  const { state, copy } = useCopied(COPIED_MS, undefined, refuse);
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

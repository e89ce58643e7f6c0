import { type Invitation, ReferralScreen, referralTexts } from '@wallet/ui/screens/referral';
import { useTexts } from '@wallet/ui/texts';
import { browserClipboardAndShare } from '../../adapters/clipboard-and-share/browserClipboardAndShare.ts';
import { useReferralInfo } from '../../data/referral.ts';
import { toPageState } from '../../operations/page/toPageState.ts';
import { paths } from '../../routing/paths.ts';
import { toReferralContent } from './model.ts';
import { showToast } from '../../operations/walletUi.ts';

/** The referral program (REF-001). */
export function ReferralPage() {
  const info = useReferralInfo();
  const texts = useTexts(referralTexts);
  async function share({ text, link }: Invitation): Promise<void> {
    const outcome = await browserClipboardAndShare.share({ text, url: link });
    if (outcome === 'copied') showToast({ text: texts.linkCopied, tone: 'positive' });
    if (outcome === 'refused') showToast({ text: texts.linkRefused, tone: 'negative' });
  }
  return (
    <ReferralScreen
      page={toPageState(info, (read) => toReferralContent(read, location.origin))}
      howItWorksHref={paths.howItWorks.to()}
      onShare={(invitation) => void share(invitation)}
    />
  );
}

import { type Invitation, ReferralProgramScreen, referralProgramTexts } from '@wallet/ui/screens/referral-program';
import { useTexts } from '@wallet/ui/texts';
import { browserClipboardAndShare } from '../../adapters/clipboard-and-share/browserClipboardAndShare.ts';
import { useReferralInfo } from '../../data/referral.ts';
import { toPageState } from '../../operations/page/toPageState.ts';
import { paths } from '../../routing/paths.ts';
import { toReferralContent } from './model.ts';
import { showToast } from '../../operations/walletUi.ts';

/** The referral program (REF-001). */
export function ReferralProgramPage() {
  const info = useReferralInfo();
  const texts = useTexts(referralProgramTexts);
  async function share({ text, link }: Invitation): Promise<void> {
    const outcome = await browserClipboardAndShare.share({ text, url: link });
    if (outcome === 'copied') showToast({ text: texts.linkCopied, tone: 'positive' });
    if (outcome === 'refused') showToast({ text: texts.linkRefused, tone: 'negative' });
  }
  return (
    <ReferralProgramScreen
      page={toPageState(info, (read) => toReferralContent(read, location.origin))}
      howItWorksHref={paths.howItWorks.to()}
      onShare={(invitation) => void share(invitation)}
    />
  );
}

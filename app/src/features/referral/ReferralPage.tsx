import type { ReferralInfo } from '@wallet/contract/customer/referral';
import { maskPhone } from '@wallet/core/format/masks';
import { roundMoney } from '@wallet/core/money/rounding';
import {
  HowItWorksScreen,
  type Invitation,
  type InvitedFriend,
  type ReferralContent,
  ReferralScreen,
  ReferralSlidesScreen,
  type ReferralSlidesScreenProps,
  referralTexts,
} from '@wallet/ui/screens/referral';
import { useTexts } from '@wallet/ui/texts';
import { browserClipboardAndShare } from '../../adapters/clipboard-and-share/browserClipboardAndShare.ts';
import { toMoney } from '../../api/toMoney.ts';
import { useReferralInfo } from '../../data/referral.ts';
import { useGoBack } from '../../operations/page/history.ts';
import { toPageState } from '../../operations/page/toPageState.ts';
import { showToast } from '../../operations/walletUi.ts';
import { paths } from '../../routing/paths.ts';

/** Bonuses are paid in fiat. A plain '0' is shown as 0.00 (D-REF-06). */
const FIAT_DECIMALS = 2;
const FULL_PHONE = /^\+\d{5,18}$/;

/** The provider masks usernames. A full phone that still arrives is masked here (D-REF-03). */
const toFriend = ({ username, activated }: ReferralInfo['referrals'][number]): InvitedFriend => ({
  username: FULL_PHONE.test(username) ? maskPhone(username) : username,
  activated,
});

/**
 * Maps the program to its page, activated friends first, otherwise in the provider's order (D-REF-03).
 * @param origin origin of the app
 */
export function toReferralContent({ invite_code: code, referrals, ...earned }: ReferralInfo, origin: string): ReferralContent {
  const friends = referrals.map(toFriend);
  return {
    earned: roundMoney(toMoney(earned.earned_value, earned.earned_currency), FIAT_DECIMALS, 'down'),
    invite: code === null ? null : { code, link: `${origin}${paths.signUp.to()}?invite_code=${encodeURIComponent(code)}` },
    friends: [...friends.filter(({ activated }) => activated), ...friends.filter(({ activated }) => !activated)],
  };
}

/** The customer's program, and how an invitation is shared. */
function useReferral() {
  const info = useReferralInfo();
  const texts = useTexts(referralTexts);
  async function share({ text, link }: Invitation): Promise<void> {
    const outcome = await browserClipboardAndShare.share({ text, url: link });
    if (outcome === 'copied') showToast({ text: texts.linkCopied, tone: 'positive' });
    if (outcome === 'refused') showToast({ text: texts.linkRefused, tone: 'negative' });
  }
  const invite = info.data && toReferralContent(info.data, location.origin).invite;
  return { info, invitation: { invite, onShare: (invitation: Invitation) => void share(invitation) } };
}

/** How the referral program works (REF-002). */
export function HowItWorksPage() {
  const goBack = useGoBack(paths.referral.to());
  const { invitation } = useReferral();
  return (
    <HowItWorksScreen {...invitation} onBack={goBack} inviteFriendsHref={paths.inviteFriends.to()} getProfitHref={paths.getProfit.to()} />
  );
}

function SlidesPage({ topic }: Pick<ReferralSlidesScreenProps, 'topic'>) {
  const goBack = useGoBack(paths.howItWorks.to());
  const { invitation } = useReferral();
  return <ReferralSlidesScreen {...invitation} topic={topic} onBack={goBack} programHref={paths.referral.to()} />;
}

/** How to invite friends (REF-004). */
export const InviteFriendsPage = () => <SlidesPage topic="invite" />;

/** Rewards for invited friends (REF-005). */
export const GetProfitPage = () => <SlidesPage topic="profit" />;

/** The referral program (REF-001). */
export function ReferralPage() {
  const { info, invitation } = useReferral();
  return (
    <ReferralScreen
      page={toPageState(info, (read) => toReferralContent(read, location.origin))}
      howItWorksHref={paths.howItWorks.to()}
      onShare={invitation.onShare}
    />
  );
}

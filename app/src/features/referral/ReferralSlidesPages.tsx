import { ReferralSlidesScreen } from '@wallet/ui/screens/referral';
import { useGoBack } from '../../operations/page/history.ts';
import { paths } from '../../routing/paths.ts';

/** How friends are invited (REF-004). */
export function InviteFriendsPage() {
  const goBack = useGoBack(paths.howItWorks.to());
  return <ReferralSlidesScreen topic="invite" onBack={goBack} programHref={paths.referral.to()} />;
}

/** What invited friends bring (REF-005). */
export function GetProfitPage() {
  const goBack = useGoBack(paths.howItWorks.to());
  return <ReferralSlidesScreen topic="profit" onBack={goBack} programHref={paths.referral.to()} />;
}

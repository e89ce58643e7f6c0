import { HowItWorksScreen } from '@wallet/ui/screens/referral';
import { useGoBack } from '../../operations/page/history.ts';
import { paths } from '../../routing/paths.ts';

/** How the referral program works (REF-002). */
export function HowItWorksPage() {
  const goBack = useGoBack(paths.referral.to());
  return <HowItWorksScreen onBack={goBack} inviteFriendsHref={paths.inviteFriends.to()} getProfitHref={paths.getProfit.to()} />;
}

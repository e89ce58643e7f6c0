import { HowItWorksScreen } from '@wallet/ui/screens/referral-program/HowItWorksScreen';
import { useGoBack } from '../../operations/page/useGoBack.ts';
import { paths } from '../../routing/paths.ts';

/** How the referral program works (REF-002). */
export function HowItWorksPage() {
  const goBack = useGoBack(paths.referralProgram.to());
  return <HowItWorksScreen onBack={goBack} inviteFriendsHref={paths.inviteFriends.to()} getProfitHref={paths.getProfit.to()} />;
}

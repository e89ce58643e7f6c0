import type { ReferralInfo } from '@wallet/contract/customer/referral';
import { maskPhone } from '@wallet/core/format/masks';
import { roundMoney } from '@wallet/core/money/rounding';
import type { InvitedFriend, ReferralContent } from '@wallet/ui/screens/referral';
import { toMoney } from '../../api/toMoney.ts';
import { paths } from '../../routing/paths.ts';

/** Bonuses are paid in a fiat currency; a bare '0' is shown as 0.00 (D-REF-06). */
const FIAT_DECIMALS = 2;
const WHOLE_PHONE = /^\+\d{5,18}$/;

/** The provider masks its usernames; a whole phone that arrives all the same is masked here (D-REF-03). */
const toFriend = ({ username, activated }: ReferralInfo['referrals'][number]): InvitedFriend => ({
  username: WHOLE_PHONE.test(username) ? maskPhone(username) : username,
  activated,
});

/** The program as its page shows it: activated friends first, then the provider's order (D-REF-03). @param origin of the app */
export function toReferralContent({ invite_code: code, referrals, ...earned }: ReferralInfo, origin: string): ReferralContent {
  const friends = referrals.map(toFriend);
  return {
    earned: roundMoney(toMoney(earned.earned_value, earned.earned_currency), FIAT_DECIMALS, 'down'),
    invite: code === null ? null : { code, link: `${origin}${paths.signUp.to()}?invite_code=${encodeURIComponent(code)}` },
    friends: [...friends.filter(({ activated }) => activated), ...friends.filter(({ activated }) => !activated)],
  };
}

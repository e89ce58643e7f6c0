export { HowItWorksScreen, type HowItWorksScreenProps } from './HowItWorksScreen.tsx';
export type { Invitation, Invite, InviteCodeProps } from './InviteCode.tsx';
export { ReferralScreen, type InvitedFriend, type ReferralContent, type ReferralScreenProps } from './ReferralScreen.tsx';
export { ReferralSlidesScreen, type ReferralSlidesScreenProps } from './ReferralSlidesScreen.tsx';
export { type Slide, referralTexts } from './referral.texts.ts';

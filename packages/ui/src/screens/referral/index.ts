export { HowItWorksScreen, type HowItWorksScreenProps } from './HowItWorksScreen.tsx';
export { ReferralScreen } from './ReferralScreen.tsx';
export type { Invitation, InvitedFriend, ReferralContent, ReferralScreenProps } from './ReferralScreen.types.ts';
export { ReferralSlidesScreen, type ReferralSlidesScreenProps } from './ReferralSlidesScreen.tsx';
export { type Slide, referralTexts } from './referral.texts.ts';

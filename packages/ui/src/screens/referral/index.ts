export { HowItWorksScreen, type HowItWorksScreenProps } from './HowItWorksScreen.tsx';
export { ReferralScreen, type Invitation, type InvitedFriend, type ReferralContent, type ReferralScreenProps } from './ReferralScreen.tsx';
export { ReferralSlidesScreen, type ReferralSlidesScreenProps } from './ReferralSlidesScreen.tsx';
export { type Slide, referralTexts } from './referral.texts.ts';

export { HowItWorksScreen, type HowItWorksScreenProps } from './HowItWorksScreen.tsx';
export { ReferralProgramScreen } from './ReferralProgramScreen.tsx';
export type { Invitation, InvitedFriend, ReferralContent, ReferralProgramScreenProps } from './ReferralProgramScreen.types.ts';
export { ReferralSlidesScreen, type ReferralSlidesScreenProps } from './ReferralSlidesScreen.tsx';
export { type Slide, referralProgramTexts } from './referralProgram.texts.ts';

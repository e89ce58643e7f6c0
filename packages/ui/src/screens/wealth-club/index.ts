export { WealthClubScreen, type ClubEventView, type WealthClubScreenProps } from './WealthClubScreen.tsx';
export { wealthClubTexts } from './wealthClub.texts.ts';

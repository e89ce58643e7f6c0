export { WealthClubScreen } from './WealthClubScreen.tsx';
export type { ClubEventView, WealthClubScreenProps } from './WealthClubScreen.types.ts';
export { wealthClubTexts } from './wealthClub.texts.ts';

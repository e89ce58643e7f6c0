export { ProfileScreen } from './ProfileScreen.tsx';
export type { ProfileAddressStatus, ProfileContent, ProfileHrefs, ProfileScreenProps } from './ProfileScreen.types.ts';
export { profileTexts } from './profile.texts.ts';

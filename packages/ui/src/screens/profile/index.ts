export { ProfileScreen } from './ProfileScreen.tsx';
export type { ProfileAddressStatus, ProfileContent, ProfileHrefs, ProfileScreenProps } from './ProfileScreen.types.ts';

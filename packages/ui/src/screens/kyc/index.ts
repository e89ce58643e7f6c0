export { KycScreen } from './KycScreen.tsx';
export type { KycOutcome, KycScreenProps, KycView, SetPasswordOutcome } from './KycScreen.types.ts';
export { StuckScreen, type StuckScreenProps } from './StuckScreen.tsx';

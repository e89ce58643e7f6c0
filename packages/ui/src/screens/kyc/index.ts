export { KycScreen } from './KycScreen.tsx';
export type { KycScreenProps, KycView } from './KycScreen.types.ts';
export { StuckScreen, type StuckScreenProps } from './StuckScreen.tsx';
export { kycTexts } from './kyc.texts.ts';

export { AppOffer, type AppOfferProps } from './AppOffer.tsx';
export { BiometricsOfferDialog, type BiometricsOfferDialogProps } from './BiometricsOfferDialog.tsx';
export { type ActivationStop, BiometricsScreen, type BiometricsScreenProps } from './BiometricsScreen.tsx';
export { biometricsTexts } from './biometrics.texts.ts';

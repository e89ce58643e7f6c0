export { SepaTopUpScreen } from './SepaTopUpScreen.tsx';
export type { SepaTopUpRequisites, SepaTopUpScreenProps, SepaTopUpStep, SepaTopUpTerms } from './SepaTopUpScreen.types.ts';
export { sepaTopUpTexts } from './sepaTopUp.texts.ts';

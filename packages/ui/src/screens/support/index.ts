export { SupportScreen } from './SupportScreen.tsx';
export type { SupportMessage, SupportOutcome, SupportScreenProps, SupportView } from './SupportScreen.types.ts';
export { supportTexts } from './support.texts.ts';

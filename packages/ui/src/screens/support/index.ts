export { SupportScreen } from './SupportScreen.tsx';
export type { SupportMessage, SupportScreenProps, SupportView, BotCheckFailed, Ticket } from './SupportScreen.types.ts';
export { supportTexts } from './support.texts.ts';

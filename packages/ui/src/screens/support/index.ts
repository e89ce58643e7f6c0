export {
  SupportScreen,
  type SupportMessage,
  type SupportScreenProps,
  type SupportView,
  type BotCheckFailed,
  type Ticket,
} from './SupportScreen.tsx';
export { supportTexts } from './support.texts.ts';

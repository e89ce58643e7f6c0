export { FiatExchangeScreen } from './FiatExchangeScreen.tsx';
export type { FiatExchangeScreenProps, Forbidden } from './FiatExchangeScreen.types.ts';
export { fiatExchangeTexts } from './fiatExchange.texts.ts';

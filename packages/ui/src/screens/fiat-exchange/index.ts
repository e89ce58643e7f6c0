export { FiatExchangeScreen, type FiatExchangeScreenProps, type Forbidden } from './FiatExchangeScreen.tsx';
export { fiatExchangeTexts } from './fiatExchange.texts.ts';

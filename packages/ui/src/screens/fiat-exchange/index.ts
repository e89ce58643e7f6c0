export { exchangeFailedTexts } from '../../patterns/ExchangeFailed/exchangeFailed.texts.ts';
export { FiatExchangeScreen, type FiatExchangeScreenProps, type Forbidden } from './FiatExchangeScreen.tsx';
export { fiatExchangeTexts } from './fiatExchange.texts.ts';

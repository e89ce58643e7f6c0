export { FiatExchangeScreen } from './FiatExchangeScreen.tsx';
export type { FiatExchangeOutcome, FiatExchangeScreenProps, Forbidden } from './FiatExchangeScreen.types.ts';
export { fiatExchangeTexts } from './fiatExchange.texts.ts';

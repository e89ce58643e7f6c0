export { SelectCurrencyScreen } from './SelectCurrencyScreen.tsx';
export type {
  CurrencyPurpose,
  CurrencyRow,
  CurrencySection,
  CurrencyTab,
  SelectCurrencyScreenProps,
} from './SelectCurrencyScreen.types.ts';
export { selectCurrencyTexts } from './selectCurrency.texts.ts';

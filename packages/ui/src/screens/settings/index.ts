export { SettingsScreen } from './SettingsScreen.tsx';
export {
  type AutoLock,
  type BiometricsSetting,
  type LanguageName,
  type PrimaryCurrency,
  type SettingsScreenProps,
  autoLockChoices,
  primaryCurrencies,
} from './SettingsScreen.types.ts';
export { settingsTexts } from './settings.texts.ts';

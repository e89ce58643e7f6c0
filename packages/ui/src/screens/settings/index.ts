export { type PrimaryCurrency, primaryCurrencies } from '@wallet/core/limits/currencies';
export type { LanguageName } from '../../patterns/LanguageSwitch/LanguageSwitch.tsx';
export { SettingsScreen } from './SettingsScreen.tsx';
export { type AutoLock, type BiometricsSetting, type SettingsScreenProps, autoLockChoices } from './SettingsScreen.types.ts';
export { settingsTexts } from './settings.texts.ts';

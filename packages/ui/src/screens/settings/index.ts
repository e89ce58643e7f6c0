export { type PrimaryCurrency, primaryCurrencies } from '@wallet/core/limits/currencies';
export type { LanguageName } from '../../patterns/LanguageSwitch/LanguageSwitch.tsx';
export { SettingsScreen } from './SettingsScreen.tsx';
export { type AutoLock, type BiometricsSetting, type SettingsScreenProps, autoLockChoices } from './SettingsScreen.types.ts';
export { settingsTexts } from './settings.texts.ts';
export { TrustedRecipientsScreen } from './trusted-recipients/TrustedRecipientsScreen.tsx';
export type { TrustedRecipientItem, TrustedRecipientsScreenProps } from './trusted-recipients/TrustedRecipientsScreen.types.ts';
export { trustedRecipientsTexts } from './trusted-recipients/trustedRecipients.texts.ts';

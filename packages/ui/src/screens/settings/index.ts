export { SettingsScreen } from './SettingsScreen.tsx';
export { type AutoLock, type BiometricsSetting, type NamedCurrency, type SettingsScreenProps } from './SettingsScreen.types.ts';
export { settingsTexts, trustedRecipientsTexts } from './settings.texts.ts';
export {
  TrustedRecipientsScreen,
  type TrustedRecipientItem,
  type TrustedRecipientsScreenProps,
} from './trusted-recipients/TrustedRecipientsScreen.tsx';

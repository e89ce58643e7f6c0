import { catalogue } from '../../texts/catalogue.ts';

/** Texts of the settings (SET-001 to SET-016, D-SET-01 to D-SET-08, WISH-014, WISH-019). */
export const settingsTexts = catalogue('settings', {
  title: 'Settings',
  biometrics: 'Log in using biometrics',
  useFace: 'Use Face ID',
  useTouch: 'Use Touch ID',
  notInBrowser: "Touch ID doesn't work in the browser",
  downloadApp: 'Download the app',
  systemOff: 'Turn on biometrics in your device settings to log in with Face ID or Touch ID.',
  biometricsOff: 'Face ID/Touch ID is deactivated',
  passwordAndLock: 'Password and auto-lock',
  security: 'Security',
  passkeysAndDevices: 'Passkeys and devices',
  trustedRecipients: 'Trusted recipients',
  changePassword: 'Change password',
  autoLock: 'Auto-lock when inactive',
  minutes: (count: string): string => `${count} min`,
  currency: 'Primary currency',
  currencies: { EUR: 'Euro', USD: 'US dollar' },
  apply: 'Apply',
  currencyUpdated: 'Primary currency updated',
  appearance: 'Appearance',
  theme: 'Theme',
  themes: { system: 'System', light: 'Light', dark: 'Dark' },
  language: 'Language',
  contrast: 'Higher contrast',
  contrastHint: 'Darker text and outlines',
  broker: 'Broker account',
  brokerHint: 'Stocks, ETFs and bonds',
  requestBroker: 'Request broker account',
  brokerRequested: 'Broker account requested',
});

/** Texts of the trusted recipients (BRAKE-016). */
export const trustedRecipientsTexts = catalogue('trusted-recipients', {
  title: 'Trusted recipients',
  intro: 'We don’t question or hold transfers to them.',
  loading: 'Loading your trusted recipients',
  since: (day: string): string => `Since ${day}`,
  empty: 'No trusted recipients yet.',
  emptyText: 'Open a completed transfer to trust its recipient.',
  remove: 'Remove',
  removeNamed: (recipient: string): string => `Remove ${recipient}`,
  removeTitle: 'Remove this recipient?',
  keep: 'Keep',
  removed: 'Recipient removed',
});

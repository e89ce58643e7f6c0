import type { PrimaryCurrency } from '@wallet/core/limits/currencies';
import type { Contrast, ThemeName } from '../../foundations/ThemeRoot/Theme.ts';
import type { ScreenProps } from '../../foundations/screen/createScreen.tsx';
import type { CallOutcome } from '../../patterns/form/CallOutcome.ts';
import type { LanguageName } from '../../patterns/LanguageSwitch/LanguageSwitch.tsx';

/**
 * Whether the customer logs in by biometrics (SET-001 to SET-003). `browser`: not available. `systemOff`: switched off in the settings of
 * the device. `kind` is what the device recognizes its owner by.
 */
export type BiometricsSetting =
  { readonly state: 'browser' } | { readonly state: 'systemOff' | 'off' | 'on'; readonly kind: 'face' | 'touch' };

/** Minutes of inactivity. */
export type AutoLock = '1' | '2' | '5';
export const autoLockChoices: readonly AutoLock[] = ['1', '2', '5'];

export type SettingsScreenProps = ScreenProps & {
  /** Whether the customer logs in by biometrics. */
  readonly biometrics: BiometricsSetting;
  /** Switching on opens the activation; switching off takes effect immediately (D-SET-04). */
  readonly onBiometrics: (on: boolean) => void;
  /** The brand's page in the store of this platform (D-SET-01). */
  readonly appHref: string;
  /** The page to change the password. */
  readonly changePasswordHref: string;
  /** Page of passkeys and devices; null when the provider has neither (SCA-001). */
  readonly securityHref: string | null;
  /** Page of the trusted recipients; null when transfers are never held (BRAKE-016). @default null */
  readonly trustedHref?: string | null;
  /** After how many minutes the app locks. */
  readonly autoLock: AutoLock;
  /** Another time was chosen. */
  readonly onAutoLock: (minutes: AutoLock) => void;
  /** The currency of totals. */
  readonly currency: PrimaryCurrency;
  /** Another currency was chosen. */
  readonly onCurrency: (currency: PrimaryCurrency) => void;
  /** The chosen theme. */
  readonly theme: ThemeName;
  /** Another theme was chosen. */
  readonly onTheme: (theme: ThemeName) => void;
  /** The chosen contrast. */
  readonly contrast: Contrast;
  /** Another contrast was chosen. */
  readonly onContrast: (contrast: Contrast) => void;
  /** Language of the texts. The choice is shown when a product has more than one (WISH-020). */
  readonly language?: LanguageName;
  /** Another language was chosen. */
  readonly onLanguage?: (language: LanguageName) => void;
  /** Null when a broker account cannot be requested, or its status is unknown (SET-012, SET-016). */
  readonly broker: 'none' | 'requested' | null;
  /** Requests a broker account. */
  readonly onRequestBroker: () => Promise<CallOutcome>;
};

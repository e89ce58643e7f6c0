import type { Contrast, ThemeName } from '../../foundations/ThemeRoot/Theme.ts';
import type { ScreenProps } from '../../foundations/screen/createScreen.tsx';
import type { CallOutcome } from '../../patterns/form/CallOutcome.ts';

/**
 * Whether the customer logs in by biometrics (SET-001 to SET-003). `browser`: not available. `systemOff`: switched off in the settings of
 * the device. `kind` is what the device recognizes its owner by.
 */
export type BiometricsSetting =
  { readonly state: 'browser' } | { readonly state: 'systemOff' | 'off' | 'on'; readonly kind: 'face' | 'touch' };

/** Minutes of inactivity. */
export type AutoLock = '1' | '2' | '5';
export const autoLockChoices: readonly AutoLock[] = ['1', '2', '5'];

/** A currency with a name of the product's own, for one that the reader's language has none for. */
export type NamedCurrency = { readonly code: string; readonly name: string };

export type SettingsScreenProps = ScreenProps & {
  /** Whether the customer logs in by biometrics. Omit it where that is not offered. Not shown without `onBiometrics`. */
  readonly biometrics?: BiometricsSetting | undefined;
  /** Switching on opens the activation; switching off takes effect immediately (D-SET-04). */
  readonly onBiometrics?: ((on: boolean) => void) | undefined;
  /** The brand's page in the store of this platform (D-SET-01). @default there is no app */
  readonly appHref?: string | undefined;
  /** The page to change the password. Without it there is no link. */
  readonly changePasswordHref?: string | undefined;
  /** Page of passkeys and devices; null when the provider has neither (SCA-001). @default null */
  readonly securityHref?: string | null | undefined;
  /** Page of the trusted recipients; null when transfers are never held (BRAKE-016). @default null */
  readonly trustedHref?: string | null;
  /** After how many minutes the app locks. Omit it where that cannot be chosen. Not shown without `onAutoLock`. */
  readonly autoLock?: AutoLock | undefined;
  /** Another time was chosen. */
  readonly onAutoLock?: ((minutes: AutoLock) => void) | undefined;
  /** The currency of totals. Omit it where that cannot be chosen. Not shown without `onCurrency`. */
  readonly currency?: string | undefined;
  /** The currencies to choose from, as codes or with names. @default ['EUR', 'USD'] */
  readonly currencies?: readonly (string | NamedCurrency)[] | undefined;
  /** The code of another of `currencies` was chosen. The screen shows no message: show a toast. */
  readonly onCurrency?: ((currency: string) => void) | undefined;
  /** The chosen theme. */
  readonly theme: ThemeName;
  /** Another theme was chosen. */
  readonly onTheme: (theme: ThemeName) => void;
  /** The chosen contrast. */
  readonly contrast: Contrast;
  /** Another contrast was chosen. */
  readonly onContrast: (contrast: Contrast) => void;
  /** Language of the texts. The choice is shown when a product has more than one (WISH-020). */
  readonly language?: string;
  /** The languages that the product has, as BCP 47 tags. @default ['en', 'de'] */
  readonly languages?: readonly string[] | undefined;
  /** Another of `languages` was chosen. */
  readonly onLanguage?: (language: string) => void;
  /** Null when a broker account cannot be requested, or its status is unknown (SET-012, SET-016). Not shown without `onRequestBroker`. @default null */
  readonly broker?: 'none' | 'requested' | null | undefined;
  /** Requests a broker account. */
  readonly onRequestBroker?: (() => Promise<CallOutcome>) | undefined;
};

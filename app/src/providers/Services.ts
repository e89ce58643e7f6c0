import { ProgrammingError } from '@wallet/core/errors/ProgrammingError';
import { builtInLocale, type Locale } from '@wallet/core/format/locale';
import { createContext, use, useSyncExternalStore } from 'react';
import type { Biometrics } from '../adapters/biometrics/Biometrics.ts';
import type { BotCheck } from '../adapters/bot-check/BotCheck.ts';
import type { Clock } from '../adapters/clock/Clock.ts';
import type { ProviderClock } from '../adapters/clock/providerClock.ts';
import type { DeviceSigning } from '../adapters/device-signing/DeviceSigning.ts';
import type { Monitoring } from '../adapters/monitoring/Monitoring.ts';
import type { Passkeys } from '../adapters/passkeys/Passkeys.ts';
import type { Push } from '../adapters/push/Push.ts';
import type { ReportThird } from '../adapters/thirdParties.ts';
import type { Call, CallParts } from '../api/call.ts';
import type { PendingWrites } from '../api/createPendingWrites.ts';
import type { Connectivity } from '../api/createConnectivity.ts';
import type { Config } from '../config/config.ts';
import type { Lifecycle } from '../session/createLifecycle.ts';
import type { SessionStore } from '../session/createSessionStore.ts';
import type { Tabs } from '../session/openTabs.ts';
import type { Session, SessionState } from '../session/Session.ts';
import type { DeviceStorage } from '../storage/createDeviceStorage.ts';

/** The services before the app is drawn. The app adds the change of language. */
export type CreatedServices = Omit<Services, 'speak'> & {
  readonly setLocale: (locale: Locale) => void;
};

export type LanguageName = 'en' | 'de';
export const toLanguageName = (tag: string): LanguageName => (tag === 'de' ? 'de' : 'en');
export const locales: Readonly<Record<LanguageName, Locale>> = { en: builtInLocale, de: 'de-DE' };

/** Services shared by the entire app. One object per document, while tests create their own. */
export type Services = {
  readonly config: Config;
  readonly version: string;
  /** Chosen on this device (WISH-020), else the browser's (LANG-015). */
  readonly locale: Locale;
  /** Saves the choice on this device and switches the current page to it (LANG-016). */
  readonly speak: (language: LanguageName) => Promise<void>;
  readonly clock: Clock;
  readonly providerClock: ProviderClock;
  readonly storage: DeviceStorage;
  readonly session: SessionStore;
  readonly lifecycle: Lifecycle;
  readonly tabs: Tabs;
  readonly connectivity: Connectivity;
  readonly monitoring: Monitoring;
  readonly reportThird: ReportThird;
  readonly botCheck: BotCheck;
  readonly biometrics: Biometrics;
  readonly passkeys: Passkeys;
  readonly push: Push;
  readonly signing: DeviceSigning;
  readonly pendingWrites: PendingWrites;
  /** Background work that an idle log-out must not interrupt: uploads and payments that are polled (D-SES-16). */
  readonly unattended: PendingWrites;
  /** Work to finish before the page reloads at the end of a session. It is waited for at most a second. */
  readonly farewells: Set<() => Promise<void>>;
  /** Creates the provider's client once. The factory is passed in by the caller, so that the first page loads without it. */
  readonly connect: (create: (parts: CallParts) => Call) => Call;
  /** Loads the pages behind the login. A function, because the login must not import them. */
  readonly preloadEntry: () => Promise<unknown>;
};

export const ServicesContext = createContext<Services | null>(null);

export function useServices(): Services {
  const services = use(ServicesContext);
  if (services === null)
    throw new ProgrammingError('useServices: ServicesContext has no value, so there is no provider to ask. Mount the app inside it.');
  return services;
}

export function useSessionState(): SessionState {
  const { session, lifecycle } = useServices();
  const read = () => lifecycle.leaving() ?? session.read();
  return useSyncExternalStore(session.subscribe, read, read);
}

/** Returns the session of the signed-in customer, or null for a visitor. */
export function useSession(): Session | null {
  const state = useSessionState();
  return state.name === 'signedIn' ? state.session : null;
}

/** Returns true while the provider can be reached (D-APP-09). */
export function useIsConnected(): boolean {
  const { connectivity } = useServices();
  return useSyncExternalStore(connectivity.subscribe, connectivity.isConnected, connectivity.isConnected);
}

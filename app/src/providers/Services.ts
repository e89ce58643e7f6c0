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

/** What the services are made as: the app itself, once it is drawn, changes its language. */
export type MadeServices = Omit<Services, 'speak'> & {
  /** The language of what is asked from now on. */
  readonly setLocale: (locale: Locale) => void;
};

export type LanguageName = 'en' | 'de';
export const locales: Readonly<Record<LanguageName, Locale>> = { en: builtInLocale, de: 'de-DE' };

/** What the whole app shares. One object for the life of the document; tests make their own. */
export type Services = {
  readonly config: Config;
  readonly version: string;
  /** As it was chosen on this device (WISH-020), else as the browser has it (LANG-015). */
  readonly locale: Locale;
  /** Keeps the choice on this device and goes on in it where the customer is (LANG-016). */
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
  /** Requests under way that change something. */
  readonly pendingWrites: PendingWrites;
  /** What goes on without the customer's hand, and must not be torn down by an idle log-out: uploads, payments that are polled (D-SES-16). */
  readonly unattended: PendingWrites;
  /** What is to be done before the page is loaded afresh, at the end of a session; nobody waits longer than a second. */
  readonly farewells: Set<() => Promise<void>>;
  /** Makes the one client of the provider, with the maker that anyone who calls brings along: the first page loads without it. */
  readonly connect: (create: (parts: CallParts) => Call) => Call;
  /** Fetches the code of the pages behind the login; the login itself knows none of them. */
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

/** Who is signed in; null for a visitor. */
export function useSession(): Session | null {
  const state = useSessionState();
  return state.name === 'signedIn' ? state.session : null;
}

/** Whether the provider can be reached (D-APP-09). */
export function useIsConnected(): boolean {
  const { connectivity } = useServices();
  return useSyncExternalStore(connectivity.subscribe, connectivity.isConnected, connectivity.isConnected);
}

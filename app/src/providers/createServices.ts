import { identityOrigins } from '@wallet/core/configuration/configuration';
import type { Locale } from '@wallet/core/format/locale';
import type { Biometrics } from '../adapters/biometrics/Biometrics.ts';
import { browserBiometrics } from '../adapters/biometrics/browserBiometrics.ts';
import type { BotCheck } from '../adapters/bot-check/BotCheck.ts';
import { createSandboxBotCheck } from '../adapters/bot-check/createSandboxBotCheck.ts';
import { systemClock } from '../adapters/clock/Clock.ts';
import { createProviderClock } from '../adapters/clock/providerClock.ts';
import type { DeviceSigning } from '../adapters/device-signing/DeviceSigning.ts';
import { type DeviceKey, forgetDeviceKey } from '../adapters/device-key/DeviceKey.ts';
import { createLazyPort, loadOnce } from '../adapters/createLazyPort.ts';
import type { Wrapper } from '@wallet/bridge/pageEnd';
import { type Monitoring, type ReportSink, shownRoute, silentMonitoring } from '../adapters/monitoring/Monitoring.ts';
import { createMonitoring } from '../adapters/monitoring/createMonitoring.ts';
import { createProviderLog } from '../adapters/monitoring/createProviderLog.ts';
import { browserPasskeys } from '../adapters/passkeys/browserPasskeys.ts';
import { createSandboxPasskeys } from '../adapters/passkeys/createSandboxPasskeys.ts';
import type { Passkeys } from '../adapters/passkeys/Passkeys.ts';
import { browserPush, type Push } from '../adapters/push/Push.ts';
import { createReportThird, loadedPath, type ReportThird } from '../adapters/thirdParties.ts';
import type { Call, CallParts } from '../api/call.ts';
import { createConnectivity, type Connectivity } from '../api/createConnectivity.ts';
import { withCounters, createPendingWrites } from '../api/createPendingWrites.ts';
import { createExclusiveRunner } from '../api/exclusively.ts';
import type { ConfirmationParts, Prompts } from '../api/prompts.ts';
import { type Config, toConfigMark } from '../config/config.ts';
import { APP_VERSION } from '../config/version.ts';
import { createLifecycle } from '../session/createLifecycle.ts';
import { createSessionStore, type SessionStore } from '../session/createSessionStore.ts';
import { openSignedInTabs } from '../session/signedInTabs.ts';
import type { Session } from '../session/Session.ts';
import { getDeviceId } from '../session/deviceId.ts';
import { storeVisit } from '../session/storeVisit.ts';
import { joinLastTasks, restartApp } from '../session/restartApp.ts';
import { sendLogout, sendProvenLogout } from '../session/sendLogout.ts';
import { createDeviceStorage, type DeviceStorage } from '../storage/createDeviceStorage.ts';
import { deviceKeys, visitKeys } from '../storage/keys.ts';
import { locales, type CreatedServices, type Services } from './Services.ts';
import { readEnvironment, type Environment } from './Environment.ts';

const post = (url: string, init: RequestInit): Promise<Response> => fetch(url, init);

/** Loads Sentry's code with the first report, because most visits have none. */
function openSentry({ dsn, environment = 'production' }: { readonly dsn: string; readonly environment?: string }): ReportSink {
  const open = loadOnce(async () => {
    const { createSentry } = await import('../adapters/monitoring/createSentry.ts');
    return createSentry({
      dsn,
      environment,
      route: () => shownRoute.pattern,
      version: APP_VERSION,
      now: systemClock.now,
      newId: () => crypto.randomUUID(),
      post,
      // Served from the cache, because the script has just run.
      readScript: async (url) => (await fetch(url, { cache: 'force-cache' })).text(),
    });
  });
  return (report) => {
    open()
      .then((send) => send(report))
      .catch(() => undefined);
  };
}

/** Reports to the provider's own log and, if configured, also to Sentry. */
export function openMonitoring({ ports, providerOrigin }: Config, storage: DeviceStorage): Monitoring {
  const sentry = ports.sentry === undefined ? [] : [openSentry(ports.sentry)];
  const provider = createProviderLog({ base: `${providerOrigin}/api/v1`, version: APP_VERSION, post });
  if (ports.monitoring === 'silent' && ports.sentry === undefined) return silentMonitoring;
  const isSilent = ports.monitoring === 'silent';
  return createMonitoring({
    now: systemClock.now,
    draw: Math.random,
    kept: { read: () => storage.read(visitKeys.monitored), write: (isSampled) => storage.write(visitKeys.monitored, isSampled) },
    sinks: isSilent ? sentry : [provider.log, ...sentry],
    measure: isSilent ? silentMonitoring.measure : provider.measure,
  });
}

type PartnerParts = { readonly config: Config; readonly locale: Locale; readonly report: ReportThird; readonly connectivity: Connectivity };

/** The real service. Its code and script are loaded when a form needs them (THIRD-035). */
function openRecaptcha(siteKey: string, { config, locale, report, connectivity }: PartnerParts): BotCheck {
  const open = loadOnce(async () => {
    const [{ createRecaptcha }, { loadPartnerScript }] = await Promise.all([
      import('../adapters/bot-check/createRecaptcha.ts'),
      import('../adapters/partnerScripts.ts'),
    ]);
    const script = { config, path: loadedPath, language: locale.slice(0, 2), report };
    return createRecaptcha({
      siteKey,
      load: () => loadPartnerScript(script, 'botCheck'),
      isOnline: connectivity.isConnected,
      whenOnline: (run) => addEventListener('online', run, { once: true }),
    });
  });
  return {
    notice: 'recaptcha',
    prepare: () =>
      void open()
        .then(({ prepare }) => prepare())
        .catch(() => undefined),
    // Read after the timeout, so it cannot wait for the code to load.
    isThere: () => open.loaded()?.isThere() ?? false,
    ask: createLazyPort(open).ask,
  };
}

function chooseBotCheck(parts: PartnerParts): BotCheck {
  const { botCheck } = parts.config.ports;
  switch (botCheck.kind) {
    case 'sandbox':
      return createSandboxBotCheck(() => localStorage);
    case 'recaptcha':
      return openRecaptcha(botCheck.siteKey, parts);
  }
}

/** Returns a loader of the native wrapper, or null outside it. The code is loaded on first use. */
function findWrapper(monitoring: Monitoring): (() => Promise<Wrapper>) | null {
  const bridge = globalThis.walletBridge;
  return bridge === undefined ? null : async () => (await import('../adapters/wrapper.ts')).openWrapper(bridge, monitoring);
}

/** Biometrics, whose code is loaded on first use because most pages have none. */
function chooseBiometrics({ ports }: Config, wrapper: (() => Promise<Wrapper>) | null): Biometrics {
  if (wrapper !== null)
    return createLazyPort(async () => {
      const { createNativeBiometrics } = await import('../adapters/biometrics/createNativeBiometrics.ts');
      return createNativeBiometrics(await wrapper());
    });
  if (ports.biometrics !== 'sandbox') return browserBiometrics;
  return createLazyPort(async () => (await import('../adapters/biometrics/createSandboxBiometrics.ts')).openSandboxBiometrics());
}

/** Uses the browser's passkeys. The sandbox can simulate a browser without them. */
const choosePasskeys = ({ ports }: Config): Passkeys =>
  ports.passkeys === 'sandbox' ? createSandboxPasskeys(() => localStorage, browserPasskeys) : browserPasskeys;

/** Push, whose code is loaded when a customer signs in. */
function choosePush({ ports }: Config, wrapper: (() => Promise<Wrapper>) | null): Push {
  if (wrapper !== null)
    return createLazyPort(async (): Promise<Push> => {
      const { ask } = await wrapper();
      // The wrapper contains the push service's library (OneSignal). The app only reads the device's id and consent.
      return { read: () => ask('push', {}) };
    });
  if (ports.push !== 'sandbox') return browserPush;
  return createLazyPort(async () => (await import('../adapters/push/createSandboxPush.ts')).createSandboxPush(() => localStorage));
}

/** Signing on the device. Its code is loaded with the first signature (THIRD-070, THIRD-071). */
const chooseSigning = ({ ports }: Config, wrapper: (() => Promise<Wrapper>) | null): DeviceSigning =>
  createLazyPort(async () => {
    const { browserSigning } = await import('../adapters/device-signing/browserSigning.ts');
    if (ports.signing !== 'wrapper' || wrapper === null) return browserSigning;
    const { createWrapperSigning } = await import('../adapters/device-signing/createWrapperSigning.ts');
    return createWrapperSigning(await wrapper(), browserSigning);
  });

/**
 * The key of this device. Its code is loaded with the first proof, or earlier: immediately if the current session needs one for every call,
 * or with a visitor's first interaction, so that the sign-in does not wait for it.
 */
function openDeviceKey(monitoring: Monitoring, session: Session | null, page: Pick<Window, 'addEventListener'>): DeviceKey {
  const warn = () => monitoring.report('warning', 'This device can make or keep no key: its tokens are not bound');
  const open = loadOnce(async () => (await import('../adapters/device-key/createDeviceKey.ts')).createDeviceKey(warn));
  const preload = () => void open().catch(() => undefined);
  if (session === null) ['click', 'input'].forEach((event) => page.addEventListener(event, preload, { once: true }));
  else if (session.tokenType === 'DPoP') preload();
  return createLazyPort(open);
}

/** Finishes a session on a device with a key: sends a log-out with a proof, then deletes the key, in the tab that ended the session. */
function createKeyedSessionEnd(session: SessionStore, key: DeviceKey, origin: string) {
  let logout = Promise.resolve();
  let lastWords: Promise<void> | null = null;
  session.subscribe(({ name }, where) => {
    if (name === 'signedIn') logout = Promise.resolve();
    lastWords = name === 'ended' && where === 'here' ? logout.catch(() => undefined).then(forgetDeviceKey) : null;
  });
  return {
    sendLogout: (token: string) => {
      if (session.current()?.tokenType === 'DPoP') logout = sendProvenLogout(origin, APP_VERSION, token, key);
      else sendLogout(origin, APP_VERSION, token);
    },
    lastWords: () => lastWords,
  };
}

export type InjectedParts = Pick<Services, 'preloadEntry'> & { readonly loadPrompts: (parts: ConfirmationParts) => Prompts };

export function createServices(
  config: Config,
  { preloadEntry, loadPrompts }: InjectedParts,
  { areas, tabs, locks, network, search, referrer, language }: Environment = readEnvironment(),
): CreatedServices {
  const storage = createDeviceStorage(areas, (message) => monitoring.report('warning', message));
  const monitoring = openMonitoring(config, storage);
  const reportThird = createReportThird((message, tags) => monitoring.report('warning', message, tags));
  const session = createSessionStore({ storage, tabs, signedInTabs: openSignedInTabs(locks, systemClock) });
  const connectivity = createConnectivity(network);
  const providerClock = createProviderClock();
  const wrapper = findWrapper(monitoring);
  const origin = config.providerOrigin;
  const locale = locales[storage.read(deviceKeys.language) ?? (/^de\b/i.test(language) ? 'de' : 'en')];
  let spoken = locale;
  const deviceKey = config.security?.dpop === true ? openDeviceKey(monitoring, session.current(), network) : undefined;
  const ending = deviceKey === undefined ? undefined : createKeyedSessionEnd(session, deviceKey, origin);
  const farewells = new Set<() => Promise<void>>();
  const lifecycle = createLifecycle({
    session,
    storage,
    sendLogout: ending?.sendLogout ?? ((token) => sendLogout(origin, APP_VERSION, token)),
    restart: (path) => {
      storage.write(visitKeys.config, toConfigMark(config));
      return restartApp(path, storage, joinLastTasks(farewells, ending?.lastWords() ?? null));
    },
    currentPath: () => `${location.pathname}${location.search}`,
  });
  storeVisit(storage, new URLSearchParams(search), referrer);

  const passkeys = choosePasskeys(config);
  const pendingWrites = createPendingWrites();
  const unattended = createPendingWrites();
  const parts: CallParts = {
    provider: { origin, identityOrigins: identityOrigins(config), clock: providerClock },
    connectivity,
    session,
    exclusively: createExclusiveRunner('wallet:v1:refresh', storage, systemClock),
    client: {
      version: APP_VERSION,
      locale: () => spoken,
      page: () => `${location.origin}${location.pathname}`,
      deviceId: () => getDeviceId(storage),
      deviceKey,
    },
    prompts: loadPrompts({ locale: () => spoken, monitoring, passkeys }),
    monitoring,
    clock: systemClock,
  };
  let client: Call | null = null;
  const connect: Services['connect'] = (create) => (client ??= withCounters(create(parts), { pendingWrites, unattended }));

  return {
    config,
    version: APP_VERSION,
    locale,
    setLocale: (next) => {
      spoken = next;
    },
    clock: systemClock,
    providerClock,
    storage,
    session,
    lifecycle,
    tabs,
    connectivity,
    monitoring,
    pendingWrites,
    unattended,
    farewells,
    reportThird,
    botCheck: chooseBotCheck({ config, locale, report: reportThird, connectivity }),
    biometrics: chooseBiometrics(config, wrapper),
    passkeys,
    push: choosePush(config, wrapper),
    signing: chooseSigning(config, wrapper),
    connect,
    preloadEntry,
  };
}

import { systemClock } from '../adapters/clock/systemClock.ts';
import { createMonitoring } from '../adapters/monitoring/createMonitoring.ts';
import { createProviderLog } from '../adapters/monitoring/createProviderLog.ts';
import type { Monitoring, ReportSink } from '../adapters/monitoring/Monitoring.ts';
import { silentMonitoring } from '../adapters/monitoring/silentMonitoring.ts';
import type { Config } from '../config/config.ts';
import { APP_VERSION } from '../config/version.ts';
import type { DeviceStorage } from '../storage/createDeviceStorage.ts';
import { visitKeys } from '../storage/keys.ts';

const post = (url: string, init: RequestInit): Promise<Response> => fetch(url, init);

/** Sentry, whose code is fetched with the first report: most visits have none. */
function openSentry(dsn: string): ReportSink {
  let sink: Promise<ReportSink> | null = null;
  const load = async (): Promise<ReportSink> => {
    const { createSentry } = await import('../adapters/monitoring/createSentry.ts');
    return createSentry({ dsn, version: APP_VERSION, now: systemClock.now, newId: () => crypto.randomUUID(), post });
  };
  return (report) => {
    sink ??= load();
    sink.then((send) => send(report)).catch(() => undefined);
  };
}

/** The provider's own log and, where the configuration names a project, Sentry beside it. */
export function openMonitoring({ ports, providerOrigin }: Config, storage: DeviceStorage): Monitoring {
  const sentry = ports.sentry === undefined ? [] : [openSentry(ports.sentry.dsn)];
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

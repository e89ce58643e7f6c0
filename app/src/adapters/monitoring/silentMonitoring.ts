import type { Monitoring } from './Monitoring.ts';

/** For products that watch by other means, and for tests. */
export const silentMonitoring: Monitoring = { report: () => undefined, measure: () => undefined };

import type { Monitoring, MonitoringTags } from './Monitoring.ts';

/** What was not expected, with where it was thrown (D-ERR-16). */
export function reportThrown(monitoring: Monitoring, thrown: unknown, tags: MonitoringTags = {}): void {
  if (!(thrown instanceof Error)) monitoring.report('error', 'Something was thrown', tags);
  else monitoring.report('error', `${thrown.name}: ${thrown.message}`, tags, thrown);
}

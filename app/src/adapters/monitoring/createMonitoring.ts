import { hidePrivate } from './hidePrivate.ts';
import type { Monitoring, MonitoringTags, ReportSink } from './Monitoring.ts';

const MAX_REPORTS_PER_MINUTE = 20;
/** One session in ten sends all its reports. Any other does so from its first error on (APP-050, D-APP-27). */
const SAMPLE_RATE = 0.1;
/** Limit of the provider's log (API-084). */
const MAX_TAG_CHARACTERS = 256;

type Parts = {
  readonly now: () => number;
  /** Random number from 0 to 1. */
  readonly draw: () => number;
  /** Whether this session sends all its reports, stored across reloads. Null until decided. */
  readonly kept: { readonly read: () => boolean | null; readonly write: (isSampled: boolean) => void };
  readonly sinks: readonly ReportSink[];
  readonly measure: Monitoring['measure'];
};

function removePrivate(tags: MonitoringTags): MonitoringTags {
  return Object.fromEntries(Object.entries(tags).map(([name, value]) => [name, hidePrivate(value).slice(0, MAX_TAG_CHARACTERS)]));
}

/** Samples by session, sends at most 20 reports a minute and strips private data (D-APP-25, D-APP-27). */
export function createMonitoring({ now, draw, kept, sinks, measure }: Parts): Monitoring {
  let sent: readonly number[] = [];

  function isSampled(isError: boolean): boolean {
    const drawn = kept.read();
    const sampled = isError || (drawn ?? draw() < SAMPLE_RATE);
    if (sampled !== drawn) kept.write(sampled);
    return sampled;
  }

  return {
    measure,
    report: (level, message, tags = {}, error) => {
      // An unavailable service is rare, and this report is often its only trace (THIRD-009).
      if (tags['third'] === undefined && !isSampled(level === 'error')) return;
      const minuteAgo = now() - 60_000;
      sent = sent.filter((at) => at > minuteAgo);
      if (sent.length >= MAX_REPORTS_PER_MINUTE) return;
      sent = [...sent, now()];
      const report = { level, message: hidePrivate(message), tags: removePrivate(tags), error };
      for (const sink of sinks) sink(report);
    },
  };
}

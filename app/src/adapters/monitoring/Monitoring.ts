export type MonitoringLevel = 'error' | 'warning' | 'info';

/** What monitoring may know beside the message. Never a phone, e-mail, code, password, token or amount (D-APP-25). */
export type MonitoringTags = Readonly<Record<string, string>>;

/** Something that monitoring should know. */
export type Report = {
  readonly level: MonitoringLevel;
  readonly message: string;
  readonly tags: MonitoringTags;
  /** Where it was thrown. */
  readonly error?: Error | undefined;
};

/** The way to anyone who watches over the running app. */
export type Monitoring = {
  readonly report: (level: MonitoringLevel, message: string, tags?: MonitoringTags, error?: Error) => void;
  /** A duration in whole milliseconds. */
  readonly measure: (name: string, milliseconds: number) => void;
};

/** The pattern of the route that is shown, never an id: what an error collector calls the transaction (THIRD-060). */
export const shownRoute = { pattern: '/' };

/** One place that reports go to. */
export type ReportSink = (report: Report) => void;

/** For products that watch by other means, and for tests. */
export const silentMonitoring: Monitoring = { report: () => undefined, measure: () => undefined };

/** What was not expected, with where it was thrown (D-ERR-16). */
export function reportThrown(monitoring: Monitoring, thrown: unknown, tags: MonitoringTags = {}): void {
  if (!(thrown instanceof Error)) monitoring.report('error', 'Something was thrown', tags);
  else monitoring.report('error', `${thrown.name}: ${thrown.message}`, tags, thrown);
}

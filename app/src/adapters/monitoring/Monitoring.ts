export type MonitoringLevel = 'error' | 'warning' | 'info';

/** Details sent along with the message. Never a phone number, e-mail, code, password, token or amount (D-APP-25). */
export type MonitoringTags = Readonly<Record<string, string>>;

export type Report = {
  readonly level: MonitoringLevel;
  readonly message: string;
  readonly tags: MonitoringTags;
  readonly error?: Error | undefined;
};

export type Monitoring = {
  readonly report: (level: MonitoringLevel, message: string, tags?: MonitoringTags, error?: Error) => void;
  /** In whole milliseconds. */
  readonly measure: (name: string, milliseconds: number) => void;
};

/** Pattern of the current route, never with an id. Error collectors use it as the transaction name (THIRD-060). */
export const shownRoute = { pattern: '/' };

export type ReportSink = (report: Report) => void;

/** For products with other monitoring, and for tests. */
export const silentMonitoring: Monitoring = { report: () => undefined, measure: () => undefined };

/** Reports an unexpected error with its stack (D-ERR-16). */
export function reportThrown(monitoring: Monitoring, thrown: unknown, tags: MonitoringTags = {}): void {
  if (!(thrown instanceof Error)) monitoring.report('error', 'Something was thrown', tags);
  else monitoring.report('error', `${thrown.name}: ${thrown.message}`, tags, thrown);
}

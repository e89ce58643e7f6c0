import { SENTRY_DSN } from '@wallet/core/configuration/sentryDsn';

/** The address of a project's events, with its public key. */
export function envelopeUrl(dsn: string): string {
  const [, key = '', host = '', path = '', project = ''] = SENTRY_DSN.exec(dsn) ?? [];
  const scheme = dsn.startsWith('https:') ? 'https' : 'http';
  return `${scheme}://${host}${path}/api/${project}/envelope/?sentry_key=${key}&sentry_version=7`;
}

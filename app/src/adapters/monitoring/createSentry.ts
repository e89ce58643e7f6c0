import { SENTRY_DSN } from '@wallet/core/configuration/sentryDsn';
import { toVersionNumber } from '../../config/version.ts';
import type { Report, ReportSink } from './Monitoring.ts';
import { hidePrivate } from './hidePrivate.ts';
import { parseStackFrames } from './parseStackFrames.ts';

export function toEnvelopeUrl(dsn: string): string {
  const [, key = '', host = '', path = '', project = ''] = SENTRY_DSN.exec(dsn) ?? [];
  const scheme = dsn.startsWith('https:') ? 'https' : 'http';
  return `${scheme}://${host}${path}/api/${project}/envelope/?sentry_key=${key}&sentry_version=7`;
}

const DEFAULT_PAUSE_SECONDS = 60;

type SentryResponse = { readonly status: number; readonly headers: Pick<Headers, 'get'> };

type Parts = {
  readonly dsn: string;
  /** For example `v22.3.1`. */
  readonly version: string;
  readonly environment: string;
  readonly route: () => string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly newId: () => string;
  readonly post: (url: string, init: RequestInit) => Promise<SentryResponse>;
  readonly readScript: (url: string) => Promise<string>;
};

type DebugImage = { readonly type: 'sourcemap'; readonly code_file: string; readonly debug_id: string };

/** Written by the build into the last lines of a script and of its source map. */
const DEBUG_ID = /\/\/# debugId=([\da-f-]{36})/;

async function findDebugImages({ error }: Report, readScript: Parts['readScript']): Promise<readonly DebugImage[]> {
  const files = new Set(parseStackFrames(error?.stack ?? '').map(({ filename }) => filename));
  const images = [...files].map(async (file): Promise<DebugImage | null> => {
    const id = DEBUG_ID.exec(await readScript(file).catch(() => ''))?.[1];
    return id === undefined ? null : { type: 'sourcemap', code_file: file, debug_id: id };
  });
  return (await Promise.all(images)).filter((image) => image !== null);
}

function toException({ error }: Report): object {
  if (error === undefined) return {};
  const frames = parseStackFrames(error.stack ?? '');
  return { exception: { values: [{ type: error.name, value: hidePrivate(error.message), stacktrace: { frames } }] } };
}

/**
 * Sends events to Sentry as plain envelopes. Sentry's library would record the console, clicks and addresses and then have to be configured to
 * drop them. This client never receives anything private (D-APP-25) and is a twentieth of the size.
 */
export function createSentry({ dsn, version, environment, route, now, newId, post, readScript }: Parts): ReportSink {
  const url = toEnvelopeUrl(dsn);
  let pausedUntil = 0;

  function toEvent(report: Report, id: string, shownRoute: string, images: readonly DebugImage[]): object {
    const { level, message, tags } = report;
    return {
      event_id: id,
      timestamp: now() / 1000,
      platform: 'javascript',
      level,
      release: `wallet@${toVersionNumber(version)}`,
      environment,
      transaction: shownRoute,
      message: { formatted: message },
      tags,
      ...toException(report),
      ...(images.length === 0 ? {} : { debug_meta: { images } }),
      // Forbids the receiver to record the sender's IP address.
      sdk: { name: 'wallet.monitoring', version: toVersionNumber(version), settings: { infer_ip: 'never' } },
    };
  }

  /** After a 429 the client stays silent for the requested time. */
  function heed({ status, headers }: SentryResponse): void {
    if (status !== 429) return;
    const seconds = Number(headers.get('retry-after') ?? DEFAULT_PAUSE_SECONDS);
    pausedUntil = now() + (Number.isFinite(seconds) ? seconds : DEFAULT_PAUSE_SECONDS) * 1000;
  }

  async function send(report: Report, shownRoute: string): Promise<void> {
    const id = newId().replaceAll('-', '');
    const lines = [
      { event_id: id, sent_at: new Date(now()).toISOString() },
      { type: 'event' },
      toEvent(report, id, shownRoute, await findDebugImages(report, readScript)),
    ];
    const body = lines.map((line) => `${JSON.stringify(line)}\n`).join('');
    // Plain text avoids a CORS preflight. No cookie and no page address is sent.
    const headers = { 'content-type': 'text/plain;charset=UTF-8' };
    heed(await post(url, { method: 'POST', body, headers, keepalive: true, credentials: 'omit', referrerPolicy: 'no-referrer' }));
  }

  return (report) => {
    if (now() >= pausedUntil) send(report, route()).catch(() => undefined);
  };
}

import { SENTRY_DSN } from '@wallet/core/configuration/sentryDsn';
import type { Report, ReportSink } from './Monitoring.ts';
import { hidePrivate } from './hidePrivate.ts';
import { stackFrames } from './stackFrames.ts';

/** The address of a project's events, with its public key. */
export function envelopeUrl(dsn: string): string {
  const [, key = '', host = '', path = '', project = ''] = SENTRY_DSN.exec(dsn) ?? [];
  const scheme = dsn.startsWith('https:') ? 'https' : 'http';
  return `${scheme}://${host}${path}/api/${project}/envelope/?sentry_key=${key}&sentry_version=7`;
}

const USUAL_PAUSE_SECONDS = 60;

type Answer = { readonly status: number; readonly headers: Pick<Headers, 'get'> };

type Parts = {
  readonly dsn: string;
  /** `v22.3.1`. */
  readonly version: string;
  /** `production`. */
  readonly environment: string;
  /** The pattern of the route that is shown, never an id. */
  readonly route: () => string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** A uuid. */
  readonly newId: () => string;
  readonly post: (url: string, init: RequestInit) => Promise<Answer>;
  /** The text of a script of the app. */
  readonly readScript: (url: string) => Promise<string>;
};

type Image = { readonly type: 'sourcemap'; readonly code_file: string; readonly debug_id: string };

/** What the build writes into the last lines of a script and of its map. */
const DEBUG_ID = /\/\/# debugId=([\da-f-]{36})/;

/** Which map belongs to each script of a stack; one that names none, or cannot be read any more, is left out. */
async function imagesOf({ error }: Report, readScript: Parts['readScript']): Promise<readonly Image[]> {
  const files = new Set(stackFrames(error?.stack ?? '').map(({ filename }) => filename));
  const images = [...files].map(async (file): Promise<Image | null> => {
    const id = DEBUG_ID.exec(await readScript(file).catch(() => ''))?.[1];
    return id === undefined ? null : { type: 'sourcemap', code_file: file, debug_id: id };
  });
  return (await Promise.all(images)).filter((image) => image !== null);
}

function thrown({ error }: Report): object {
  if (error === undefined) return {};
  const frames = stackFrames(error.stack ?? '');
  return { exception: { values: [{ type: error.name, value: hidePrivate(error.message), stacktrace: { frames } }] } };
}

/**
 * Sentry by its own envelopes: one event, written here whole. The service's library would watch the console, clicks and addresses by
 * itself and then be told to forget them; this client knows nothing that is private (D-APP-25), and is a twentieth of its size.
 */
export function createSentry({ dsn, version, environment, route, now, newId, post, readScript }: Parts): ReportSink {
  const url = envelopeUrl(dsn);
  let pausedUntil = 0;

  function toEvent(report: Report, id: string, shownRoute: string, images: readonly Image[]): object {
    const { level, message, tags } = report;
    return {
      event_id: id,
      timestamp: now() / 1000,
      platform: 'javascript',
      level,
      release: `wallet@${version.slice(1)}`,
      environment,
      transaction: shownRoute,
      message: { formatted: message },
      tags,
      ...thrown(report),
      ...(images.length === 0 ? {} : { debug_meta: { images } }),
      // Anyone who receives it shall not note down the address that it came from.
      sdk: { name: 'wallet.monitoring', version: version.slice(1), settings: { infer_ip: 'never' } },
    };
  }

  /** Told that it is too much, the client is silent for as long as it is told. */
  function heed({ status, headers }: Answer): void {
    if (status !== 429) return;
    const seconds = Number(headers.get('retry-after') ?? USUAL_PAUSE_SECONDS);
    pausedUntil = now() + (Number.isFinite(seconds) ? seconds : USUAL_PAUSE_SECONDS) * 1000;
  }

  async function send(report: Report, shownRoute: string): Promise<void> {
    const id = newId().replaceAll('-', '');
    const lines = [
      { event_id: id, sent_at: new Date(now()).toISOString() },
      { type: 'event' },
      toEvent(report, id, shownRoute, await imagesOf(report, readScript)),
    ];
    const body = lines.map((line) => `${JSON.stringify(line)}\n`).join('');
    // As a plain text it needs no question beforehand; no cookie, no address of the page goes with it.
    const headers = { 'content-type': 'text/plain;charset=UTF-8' };
    heed(await post(url, { method: 'POST', body, headers, keepalive: true, credentials: 'omit', referrerPolicy: 'no-referrer' }));
  }

  return (report) => {
    if (now() >= pausedUntil) send(report, route()).catch(() => undefined);
  };
}

import type { Report, ReportSink } from './Monitoring.ts';
import { parseStackFrames } from './parseStackFrames.ts';

const MAX_MESSAGE_CHARACTERS = 2000;

const MAX_TAG_CHARACTERS = 256;

function toStackTag({ error }: Report): { readonly stack?: string } {
  if (error === undefined) return {};
  const calls = parseStackFrames(error.stack ?? '').toReversed();
  const stack = calls.map(({ function: name, filename, lineno, colno }) => `${name} ${filename.replace(/^.*\//, '')}:${lineno}:${colno}`);
  return { stack: stack.join(' < ').slice(0, MAX_TAG_CHARACTERS) };
}

type Parts = {
  /** Path prefix of both calls, for example `/api/v1`. */
  readonly base: string;
  readonly version: string;
  readonly post: (url: string, init: RequestInit) => Promise<unknown>;
};

/** The provider's own log (API-084) and measurements (API-085). Calls are sent with keepalive and never retried. */
export function createProviderLog({ base, version, post }: Parts): {
  readonly log: ReportSink;
  readonly measure: (name: string, milliseconds: number) => void;
} {
  function send(path: string, body: object): void {
    const headers = { 'content-type': 'application/json', 'x-app-version': version };
    // A failed log call is neither shown to the customer nor logged again.
    post(`${base}${path}`, { method: 'POST', keepalive: true, headers, body: JSON.stringify(body) }).catch(() => undefined);
  }
  return {
    log: (report) => {
      const { level, message, tags } = report;
      send('/public/log', { level, message: message.slice(0, MAX_MESSAGE_CHARACTERS), tags: { ...tags, ...toStackTag(report) } });
    },
    measure: (name, milliseconds) => send('/stat/mobile', { name, type: 'gauge', value: Math.round(milliseconds) }),
  };
}

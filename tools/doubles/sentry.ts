import { json, type Double } from './double.ts';

const HEX32 = /^[\da-f]{32}$/;

function fault(body: string): string | null {
  const [header, item, event, ...rest] = body.split('\n');
  if (event === undefined || rest.some((line) => line !== '')) return 'an envelope has a header, an item’s header and an event';
  try {
    const [head, kind, report] = [header, item, event].map((line) => JSON.parse(line ?? ''));
    if (!HEX32.test(head.event_id) || head.event_id !== report.event_id) return 'event_id';
    if (kind.type !== 'event') return 'type';
    if (typeof report.timestamp !== 'number' || report.platform !== 'javascript') return 'timestamp, platform';
    for (const name of ['release', 'environment', 'level']) if (typeof report[name] !== 'string' || report[name] === '') return name;
    for (const image of report.debug_meta?.images ?? [])
      if (image.type !== 'sourcemap' || typeof image.code_file !== 'string' || !/^[\da-f-]{36}$/.test(image.debug_id)) return 'debug_meta';
    return null;
  } catch {
    return 'a line is no JSON';
  }
}

/** Sentry: takes an envelope that it can read, by the project's key (THIRD-081). */
export const sentryDouble: Double = {
  answer: ({ method, url, body }) => {
    if (method !== 'POST' || url.pathname !== '/api/42/envelope/') return undefined;
    if (url.searchParams.get('sentry_key') !== 'abc123') return json({ detail: 'bad sentry DSN public key' }, 401);
    const wrong = fault(body);
    return wrong === null ? json({}) : json({ detail: `invalid envelope: ${wrong}` }, 400);
  },
};

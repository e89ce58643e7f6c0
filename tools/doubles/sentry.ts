import { existsSync, globSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { join } from 'node:path';
import { jsonResponse, type Double } from './double.ts';

const HEX32 = /^[\da-f]{32}$/;

function findEnvelopeFault(body: string): string | null {
  const [header, item, event, ...rest] = body.split('\n');
  if (event === undefined || rest.some((line) => line !== '')) return 'an envelope must consist of a header, an item header and an event';
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
    return 'a line is not JSON';
  }
}

type Frame = { readonly filename?: string; readonly lineno?: number; readonly colno?: number };
type Image = { readonly code_file: string; readonly debug_id: string };

/** Resolves a stack frame with the uploaded source map of its debug id: `src/features/x.ts:12`. Null if there is no such map. */
function resolveSource(maps: string, frame: Frame | undefined, images: readonly Image[]): string | null {
  const image = images.find(({ code_file }) => code_file === frame?.filename);
  if (frame?.lineno === undefined || image === undefined) return null;
  const uploaded = globSync('static/**/*.map', { cwd: maps })
    .map((file) => JSON.parse(readFileSync(join(maps, file), 'utf8')))
    .find(({ debugId, debug_id }) => (debugId ?? debug_id) === image.debug_id);
  if (uploaded === undefined) return null;
  const origin = new SourceMap(uploaded).findOrigin(frame.lineno, frame.colno ?? 1);
  return 'fileName' in origin ? `${origin.fileName}:${origin.lineNumber}` : null;
}

/** Sentry: accepts a valid envelope with the project's key, and resolves its source with the uploaded maps (THIRD-081). */
export const createSentryDouble =
  (maps: string): Double =>
  ({ method, url, body }) => {
    if (url.pathname === '/source' && method === 'POST' && existsSync(maps)) {
      const event = JSON.parse(body.split('\n')[2] ?? '{}');
      const frames: readonly Frame[] = event.exception?.values?.[0]?.stacktrace?.frames ?? [];
      const sources = frames.toReversed().map((frame) => resolveSource(maps, frame, event.debug_meta?.images ?? []));
      return jsonResponse({ source: sources.find((source) => source !== null) ?? null });
    }
    if (method !== 'POST' || url.pathname !== '/api/42/envelope/') return undefined;
    if (url.searchParams.get('sentry_key') !== 'abc123') return jsonResponse({ detail: 'bad sentry DSN public key' }, 401);
    const wrong = findEnvelopeFault(body);
    return wrong === null ? jsonResponse({}) : jsonResponse({ detail: `invalid envelope: ${wrong}` }, 400);
  };

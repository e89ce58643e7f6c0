import { expect, it, vi } from 'vitest';
import { createSentry, toEnvelopeUrl } from './createSentry.ts';
import { parseStackFrames } from './parseStackFrames.ts';

const DSN = 'https://abc123@errors.halden.example/42';
const ID = '7b1f4c0e-52d7-4d0c-9a53-0f6a1f7c2e11';

function openSentry(answer = { status: 200, headers: new Headers() }, readScript: (url: string) => Promise<string> = async () => '') {
  let now = Date.UTC(2026, 0, 2);
  const sent: { readonly url: string; readonly init: RequestInit }[] = [];
  const bodies: string[] = [];
  const send = createSentry({
    dsn: DSN,
    environment: 'production',
    route: () => '/transactions/:transactionId',
    version: 'v22.3.1',
    now: () => now,
    newId: () => ID,
    readScript,
    post: async (url, init) => {
      sent.push({ url, init });
      if (typeof init.body === 'string') bodies.push(init.body);
      return answer;
    },
  });
  const lines = (index = 0): unknown[] =>
    (bodies[index] ?? '')
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
  return { send, sent, lines, pass: (ms: number) => (now += ms) };
}

const flushPromises = () => new Promise((resolve) => setImmediate(resolve));

it('sends an event as an envelope of header, item header and event (APP-048)', async () => {
  const { send, sent, lines } = openSentry();
  send({ level: 'warning', message: 'The frame is missing', tags: { port: 'bot-check' } });
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.url).toBe('https://errors.halden.example/api/42/envelope/?sentry_key=abc123&sentry_version=7');
  expect(lines()).toEqual([
    { event_id: ID.replaceAll('-', ''), sent_at: '2026-01-02T00:00:00.000Z' },
    { type: 'event' },
    {
      event_id: ID.replaceAll('-', ''),
      timestamp: Date.UTC(2026, 0, 2) / 1000,
      platform: 'javascript',
      level: 'warning',
      release: 'wallet@22.3.1',
      environment: 'production',
      transaction: '/transactions/:transactionId',
      message: { formatted: 'The frame is missing' },
      tags: { port: 'bot-check' },
      sdk: { name: 'wallet.monitoring', version: '22.3.1', settings: { infer_ip: 'never' } },
    },
  ]);
});

it('omits cookies and the page address and cleans the error message (D-APP-25)', async () => {
  const { send, sent, lines } = openSentry();
  send({ level: 'error', message: 'It failed', tags: {}, error: new TypeError('no number: +37060000001') });
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.init).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer' });
  expect(lines()[2]).toMatchObject({ exception: { values: [{ type: 'TypeError', value: 'no number: [number]' }] } });
});

it('stays silent for the requested time after a 429', async () => {
  const { send, sent, pass } = openSentry({ status: 429, headers: new Headers({ 'retry-after': '30' }) });
  const report = { level: 'error', message: 'x', tags: {} } as const;
  send(report);
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  await flushPromises();
  send(report);
  await flushPromises();
  expect(sent).toHaveLength(1);
  pass(30_000);
  send(report);
  await vi.waitFor(() => expect(sent).toHaveLength(2));
});

it.each([
  ['https://k@o1.ingest.sentry.example/77', 'https://o1.ingest.sentry.example/api/77/envelope/?sentry_key=k&sentry_version=7'],
  ['http://k@localhost:4312/below/5', 'http://localhost:4312/below/api/5/envelope/?sentry_key=k&sentry_version=7'],
])('derives the event address of the project %s', (dsn, url) => {
  expect(toEnvelopeUrl(dsn)).toBe(url);
});

it('reads the stacks of all browsers with the throwing call last and addresses without query', () => {
  const chromium = 'Error: no\n    at inner (https://app.test/static/a-1.js?x=1:3:14)\n    at https://app.test/static/b.js:1:2';
  const webkit = 'inner@https://app.test/static/a-1.js:3:14\nhttps://app.test/static/b.js:1:2';
  const frames = [
    { function: '?', filename: 'https://app.test/static/b.js', lineno: 1, colno: 2 },
    { function: 'inner', filename: 'https://app.test/static/a-1.js', lineno: 3, colno: 14 },
  ];
  expect(parseStackFrames(chromium)).toEqual(frames);
  expect(parseStackFrames(webkit)).toEqual(frames);
});

it('identifies the source map of each script in the stack by the debug id in the script (THIRD-060)', async () => {
  const id = '35b988ce-f432-4bcd-b9cf-054dd1377b97';
  const scripts: Readonly<Record<string, string>> = { 'https://app.test/static/a.js': `let a;\n//# debugId=${id}` };
  const read: string[] = [];
  const { send, sent, lines } = openSentry(undefined, async (url) => {
    read.push(url);
    if (url === 'https://app.test/static/gone.js') throw new TypeError('gone');
    return scripts[url] ?? 'let b;';
  });
  const error = new TypeError('no');
  error.stack = ['a.js', 'b.js', 'gone.js', 'a.js'].map((file) => `    at https://app.test/static/${file}:1:2`).join('\n');
  send({ level: 'error', message: 'It failed', tags: {}, error });
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  expect(lines()[2]).toMatchObject({
    debug_meta: { images: [{ type: 'sourcemap', code_file: 'https://app.test/static/a.js', debug_id: id }] },
  });
  expect(read).toHaveLength(3);
});

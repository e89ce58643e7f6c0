import { expect, it } from 'vitest';
import { createMonitoring } from './createMonitoring.ts';
import { createProviderLog } from './createProviderLog.ts';

function openMonitoring(draw: number, drawn: boolean | null = null) {
  let now = 1000;
  let stored = drawn;
  const sent: { readonly url: string; readonly init: RequestInit }[] = [];
  const { log, measure } = createProviderLog({
    base: '/api/v1',
    version: 'v22.3.1',
    post: async (url, init) => sent.push({ url, init }),
  });
  const monitoring = createMonitoring({
    now: () => now,
    draw: () => draw,
    kept: { read: () => stored, write: (isSampled) => (stored = isSampled) },
    sinks: [log],
    measure,
  });
  return { sent, pass: (ms: number) => (now += ms), monitoring, kept: () => stored };
}

it('sends level, message and tags, with keepalive (APP-048)', () => {
  const { monitoring, sent } = openMonitoring(0);
  monitoring.report('warning', 'The frame is missing', { port: 'bot-check' });
  expect(sent[0]?.url).toBe('/api/v1/public/log');
  expect(sent[0]?.init.keepalive).toBe(true);
  expect(sent[0]?.init.body).toBe('{"level":"warning","message":"The frame is missing","tags":{"port":"bot-check"}}');
});

it('sends the load time as a gauge in whole milliseconds, for every session (APP-049, LIM-060)', () => {
  const { monitoring, sent } = openMonitoring(0.99);
  monitoring.measure('react_app_index_load_ms', 812.6);
  expect(sent[0]?.url).toBe('/api/v1/stat/mobile');
  expect(sent[0]?.init.body).toBe('{"name":"react_app_index_load_ms","type":"gauge","value":813}');
});

it('stays silent in an unsampled session until its first error, then sends everything (APP-050, LIM-047)', () => {
  const { monitoring, sent } = openMonitoring(0.1);
  monitoring.report('warning', 'first');
  monitoring.report('error', 'second');
  monitoring.report('warning', 'third');
  expect(sent.map(({ init }) => init.body)).toEqual([expect.stringContaining('second'), expect.stringContaining('third')]);
});

it('reports an unavailable service in every session without making it a sampled one (THIRD-009)', () => {
  const { monitoring, sent, kept } = openMonitoring(0.99);
  monitoring.report('warning', 'A service of a third party failed', { third: 'chat', reason: 'blocked' });
  monitoring.report('warning', 'of the app alone');
  expect(sent.map(({ init }) => init.body)).toEqual([expect.stringContaining('"reason":"blocked"')]);
  expect(kept()).toBe(false);
});

it('samples one session in ten (APP-050, LIM-046)', () => {
  const drawn = Array.from({ length: 1000 }, (_, index) => {
    const { monitoring, sent } = openMonitoring(index / 1000);
    monitoring.report('info', 'anything');
    return sent.length;
  });
  expect(drawn.reduce((sum, count) => sum + count, 0)).toBe(100);
});

it.each([true, false])('keeps the sampling decision %s across reloads (D-APP-27)', (drawn) => {
  const { monitoring, sent, kept } = openMonitoring(drawn ? 0.99 : 0, drawn);
  monitoring.report('warning', 'anything');
  expect(sent).toHaveLength(drawn ? 1 : 0);
  expect(kept()).toBe(drawn);
});

it('sends at most 20 a minute and no message over 2000 characters (D-APP-25)', () => {
  const { monitoring, sent, pass } = openMonitoring(0);
  for (let count = 0; count < 30; count += 1) monitoring.report('error', 'x'.repeat(3000));
  expect(sent).toHaveLength(20);
  expect(sent[0]?.init.body).toHaveLength('{"level":"error","message":"","tags":{}}'.length + 2000);
  pass(60_000);
  monitoring.report('error', 'again');
  expect(sent).toHaveLength(21);
});

it('removes private data from messages and tags (D-APP-25)', () => {
  const { monitoring, sent } = openMonitoring(0);
  monitoring.report('error', 'no JSON: +37060000001', {
    reason: 'alice@halden.example',
    reference: '7b1f4c0e-52d7-4d0c-9a53-0f6a1f7c2e11',
  });
  expect(sent[0]?.init.body).toBe(
    '{"level":"error","message":"no JSON: [number]","tags":{"reason":"[e-mail]","reference":"7b1f4c0e-52d7-4d0c-9a53-0f6a1f7c2e11"}}',
  );
});

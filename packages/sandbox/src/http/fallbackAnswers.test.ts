import { Hono } from 'hono';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { limitResponseTime } from './fallbackAnswers.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** Calls a provider whose only endpoint takes this long. */
function requestSlowEndpoint(milliseconds: number): Promise<Response> {
  const http = new Hono();
  http.use(limitResponseTime);
  http.get('/', async (context) => {
    await new Promise((resolve) => void setTimeout(resolve, milliseconds));
    return context.json({ ok: true });
  });
  return Promise.resolve(http.request('/'));
}

it('api.md 1.1 an answer within 10 s is passed through', async () => {
  const answer = requestSlowEndpoint(9999);
  await vi.advanceTimersByTimeAsync(9999);
  expect([(await answer).status, vi.getTimerCount()]).toEqual([200, 0]);
});

it('api.md 1.1 after 10 s the answer is 503 with a time to retry after', async () => {
  const answer = requestSlowEndpoint(60_000);
  await vi.advanceTimersByTimeAsync(10_000);
  const { status, headers } = await answer;
  expect([status, headers.get('retry-after')]).toEqual([503, '5']);
  expect(await (await answer).json()).toMatchObject({ code: 503, message: 'Service is temporary unavailable' });
});

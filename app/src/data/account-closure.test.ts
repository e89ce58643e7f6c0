import { expect, it } from 'vitest';
import { buildSession } from '../testing/buildSession.ts';
import { openTestTab } from '../testing/openTestApp.ts';
import { getCodeOfEntry } from './account-closure.ts';

const UUID = '7b1f4c0e-52d7-4d0c-9a53-0f6a1f7c2e11';
const SENT = { uuid: UUID, message: 'We sent a one-time code to +370***01' };
const WAITING = { code: 110, message: 'A code has already sent to this number', expired: 540, uuid: UUID };

function openTab(...answers: readonly (readonly [number, unknown])[]) {
  const requests: string[] = [];
  const tab = openTestTab(async (input, init) => {
    const { method, url } = new Request(input, init);
    requests.push(`${method} ${new URL(url).pathname}`);
    const [status, body] = answers[requests.length - 1] ?? [500, {}];
    return Response.json(body, { status });
  });
  tab.session.dispatch({ name: 'signedIn', session: buildSession() });
  return { tab, requests, code: (entry: string) => getCodeOfEntry(entry, tab, tab.call) };
}

it('requests a code on entry and allows the next request after 600 s (PROF-019, PROF-020)', async () => {
  const { tab, requests, code } = openTab([200, SENT]);
  expect(await code('entry-1')).toEqual({ ...SENT, resendAt: tab.clock.now() + 600_000 });
  expect(requests).toEqual(['GET /api/v1/private/user/account_closure']);
});

it('requests no new code on a reload, but does on the next entry (D-PROF-12)', async () => {
  const { requests, code } = openTab([200, SENT], [200, { ...SENT, message: '' }]);
  const first = await code('entry-1');
  expect(await code('entry-1')).toMatchObject(first);
  expect(requests).toHaveLength(1);
  expect((await code('entry-2')).message).toBeNull();
  expect(requests).toHaveLength(2);
});

it('continues with a pending code and starts the timer with its remaining time (D-PROF-12)', async () => {
  const { tab, code } = openTab([400, WAITING]);
  expect(await code('entry-1')).toEqual({ uuid: UUID, message: null, resendAt: tab.clock.now() + 540_000 });
});

it('throws on a refused code request and stores nothing (D-PROF-14)', async () => {
  const { code } = openTab([400, { code: 115, message: 'No more codes can be sent to this number now' }], [200, SENT]);
  await expect(code('entry-1')).rejects.toThrow('No more codes');
  expect((await code('entry-1')).uuid).toBe(UUID);
});

it('ends the session on a 401 of the code request (PROF-027)', async () => {
  const ended = { code: 401003, message: 'Session expired' };
  const { tab, code } = openTab([401, { code: 401002, message: 'Session expired' }], [401, ended], [401, ended]);
  await expect(code('entry-1')).rejects.toThrow('Session expired');
  expect(tab.session.current()).toBeNull();
});

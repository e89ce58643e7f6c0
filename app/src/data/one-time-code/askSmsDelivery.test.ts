import { expect, it } from 'vitest';
import { openTestTab } from '../../testing/openTestApp.ts';
import { askSmsDelivery } from './askSmsDelivery.ts';

const TENANT = '7b1f4c0e-52d7-4d0c-9a53-0f6a1f7c2e11';

function newsOf(status: number, body: unknown) {
  const answer = async () => new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
  return askSmsDelivery(openTestTab(answer).call, TENANT);
}

it.each([0, 2, 99])('code %d is no failure (REG-031, LIM-054)', async (code) => {
  expect(await newsOf(200, { code, message: '' })).toBeNull();
});

it.each([
  ['ERR-017', -1],
  ['ERR-018', 100],
])('%s REG-031 code %d is a failure with the message of the provider (ERR-017, ERR-018, REG-031)', async (_, code) => {
  expect(await newsOf(200, { code, message: 'The number is unknown' })).toEqual({ kind: 'failed', message: 'The number is unknown' });
});

it.each([400, 404])('a %d is a service in trouble (ERR-014, ERR-015, REG-032)', async (status) => {
  expect(await newsOf(status, { code: status, message: 'Not found' })).toEqual({ kind: 'unavailable' });
});

it('a code that is not a number is a service in trouble (ERR-016, REG-032)', async () => {
  expect(await newsOf(200, { code: 'delivered', message: '' })).toEqual({ kind: 'unavailable' });
});

it('a 401 ends what is left of a session (ERR-013, REG-032)', async () => {
  expect(await newsOf(401, { code: 401002, message: 'Session expired' })).toEqual({ kind: 'sessionOver' });
});

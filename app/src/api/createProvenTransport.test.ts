import { refreshToken, signIn } from '@wallet/contract/access/session';
import { listDynamicRates } from '@wallet/contract/holdings/rates';
import { describe, expect, it } from 'vitest';
import type { DeviceKey, ProvenRequest } from '../adapters/device-key/DeviceKey.ts';
import { buildSession } from '../testing/buildSession.ts';
import { createProvenTransport } from './createProvenTransport.ts';
import type { Answer, Sending } from './createTransport.ts';
import { ApiError } from './errors.ts';

const DONE: Answer = { status: 200, data: {}, requestId: '1' };
const sendingOf = (endpoint: Sending['endpoint'], url: string): Sending => ({ endpoint, request: { url, data: undefined }, headers: {} });
const RATES = sendingOf(listDynamicRates, '/rates/dynamic?base=EUR');

/** A device with a key, or without; what was proved, and what went out. */
function open(
  tokenType: 'DPoP' | 'Bearer' | undefined,
  { key = 'there', answers = [DONE] }: { key?: DeviceKeyState; answers?: Answer[] } = {},
) {
  const proven: ProvenRequest[] = [];
  const sent: Sending['headers'][] = [];
  const prove: DeviceKey['prove'] = async (request) => {
    await Promise.resolve();
    if (key === 'unloaded') throw new TypeError('Failed to fetch dynamically imported module');
    proven.push(request);
    return key === 'gone' ? null : `proof-${proven.length}`;
  };
  const send = createProvenTransport({
    transport: (sending) => {
      sent.push(sending.headers);
      return Promise.resolve(answers[sent.length - 1] ?? DONE);
    },
    deviceKey: key === 'none' ? undefined : { prove, proveSignIn: prove },
    session: { current: () => ({ ...buildSession(), ...(tokenType === undefined ? {} : { tokenType }) }) },
    origin: '',
    page: () => 'https://app.test/login',
  });
  return { send, proven, sent };
}
type DeviceKeyState = 'there' | 'gone' | 'none' | 'unloaded';

describe('a proof of the device', () => {
  it('goes with every call of a bound token, made for method, address without query and token (DEV-011)', async () => {
    const { send, proven, sent } = open('DPoP');
    await send(RATES, 'access-1');
    expect(sent).toEqual([{ authorization: 'DPoP access-1', dpop: 'proof-1' }]);
    expect(proven).toEqual([{ method: 'GET', address: 'https://app.test/api/v1/rates/dynamic', nonce: undefined, token: 'access-1' }]);
  });

  it('goes with the sign-in and the refresh, and with no other call of a bearer (DEV-011)', async () => {
    const { send, sent } = open('Bearer');
    await send(sendingOf(signIn, '/sign_in'), null);
    await send(sendingOf(refreshToken, '/refresh_token'), null);
    await send(RATES, 'access-1');
    expect(sent).toEqual([{ dpop: 'proof-1' }, { dpop: 'proof-2' }, { authorization: 'Bearer access-1' }]);
  });

  it('is repeated once with the nonce of a provider that does not trust the clock (RULE-052)', async () => {
    const stale: Answer = { status: 401, data: {}, requestId: '1', nonce: 'n-1' };
    const { send, proven, sent } = open('DPoP', { answers: [stale, stale] });
    expect((await send(RATES, 'access-1')).status).toBe(401);
    expect(proven.map(({ nonce }) => nonce)).toEqual([undefined, 'n-1']);
    expect(sent).toHaveLength(2);
  });

  it('that cannot be made any more ends the session without a request (DEV-013)', async () => {
    const bound = open('DPoP', { key: 'gone' });
    expect((await bound.send(RATES, 'access-1')).status).toBe(401);
    expect((await bound.send(sendingOf(refreshToken, '/refresh_token'), null)).status).toBe(401);
    expect(bound.sent).toEqual([]);
  });

  it('is left out of a sign-in where no key can be kept, and of a session that is not bound (DEV-012)', async () => {
    const { send, sent } = open(undefined, { key: 'gone' });
    await send(sendingOf(signIn, '/sign_in'), null);
    await send(sendingOf(refreshToken, '/refresh_token'), null);
    await send(RATES, 'access-1');
    expect(sent).toEqual([{}, {}, { authorization: 'Bearer access-1' }]);
  });

  it('costs no session while its code cannot be fetched (DEV-013)', async () => {
    const { send, sent } = open('DPoP', { key: 'unloaded' });
    await expect(send(RATES, 'access-1')).rejects.toBeInstanceOf(ApiError);
    expect(sent).toEqual([]);
  });

  it('is no matter of a provider that has no use for it (DEV-011)', async () => {
    const { send, sent } = open(undefined, { key: 'none' });
    await send(sendingOf(signIn, '/sign_in'), null);
    await send(RATES, 'access-1');
    expect(sent).toEqual([{}, { authorization: 'Bearer access-1' }]);
  });
});

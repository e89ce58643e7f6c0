import { refreshToken, signIn } from '@wallet/contract/access/session';
import { listDynamicRates } from '@wallet/contract/holdings/rates';
import { describe, expect, it } from 'vitest';
import type { DeviceKey, ProvenRequest } from '../../adapters/device-key/DeviceKey.ts';
import { buildSession } from '../../testing/buildSession.ts';
import { ApiError, Refusal } from '../errors.ts';
import type { Answer, CallRequest } from '../Link.ts';
import { createProofLink } from './prove.ts';

const DONE: Answer = { status: 200, data: {}, requestId: '1' };
const createRequest = (endpoint: CallRequest['endpoint']): CallRequest => ({ endpoint, input: {}, options: {}, headers: {} });
const [SIGN_IN, REFRESH] = [createRequest(signIn), createRequest(refreshToken)];
const RATES: CallRequest = { ...createRequest(listDynamicRates), input: { query: { base: 'EUR' } }, token: 'access-1' };

function openLink(tokenType: 'DPoP' | 'Bearer' | undefined, { key = 'there', nonce }: { key?: DeviceKeyState; nonce?: string } = {}) {
  const proven: ProvenRequest[] = [];
  const sent: CallRequest['headers'][] = [];
  const makeProof: DeviceKey['prove'] = async (request) => {
    await Promise.resolve();
    if (key === 'unloaded') throw new TypeError('Failed to fetch dynamically imported module');
    proven.push(request);
    return key === 'gone' ? null : `proof-${proven.length}`;
  };
  const link = createProofLink({
    deviceKey: key === 'none' ? undefined : { prove: makeProof, proveSignIn: makeProof },
    session: { current: () => ({ ...buildSession(), ...(tokenType === undefined ? {} : { tokenType }) }) },
    origin: '',
    page: () => 'https://app.test/login',
  });
  const send = (request: CallRequest) =>
    link(request, async ({ headers }) => {
      sent.push(headers);
      if (nonce !== undefined) throw new Refusal(401, { code: 401_006, message: '' }, { nonce });
      return DONE;
    });
  return { send, proven, sent };
}
type DeviceKeyState = 'there' | 'gone' | 'none' | 'unloaded';

describe('a proof of the device', () => {
  it('is sent with every call of a bound token, for method, address without query and token (DEV-011)', async () => {
    const { send, proven, sent } = openLink('DPoP');
    await send(RATES);
    expect(sent).toEqual([{ authorization: 'DPoP access-1', dpop: 'proof-1' }]);
    expect(proven).toEqual([
      { method: 'GET', address: `https://app.test/api/v1${listDynamicRates.path}`, nonce: undefined, token: 'access-1' },
    ]);
  });

  it('is sent with the sign-in and the refresh, and with no other call of a bearer token (DEV-011)', async () => {
    const { send, sent } = openLink('Bearer');
    await send(SIGN_IN);
    await send(REFRESH);
    await send(RATES);
    expect(sent).toEqual([{ dpop: 'proof-1' }, { dpop: 'proof-2' }, { authorization: 'Bearer access-1' }]);
  });

  it('is repeated once with the nonce of a provider that does not trust the clock (RULE-052)', async () => {
    const { send, proven, sent } = openLink('DPoP', { nonce: 'n-1' });
    await expect(send(RATES)).rejects.toMatchObject({ name: 'Refusal', status: 401 });
    expect(proven.map(({ nonce }) => nonce)).toEqual([undefined, 'n-1']);
    expect(sent).toHaveLength(2);
  });

  it('ends the session without a request when its key is gone (DEV-013)', async () => {
    const bound = openLink('DPoP', { key: 'gone' });
    for (const request of [RATES, REFRESH]) await expect(bound.send(request)).rejects.toMatchObject({ name: 'Refusal', status: 401 });
    expect(bound.sent).toEqual([]);
  });

  it('is left out of a sign-in without a stored key, and of an unbound session (DEV-012)', async () => {
    const { send, sent } = openLink(undefined, { key: 'gone' });
    await send(SIGN_IN);
    await send(REFRESH);
    await send(RATES);
    expect(sent).toEqual([{}, {}, { authorization: 'Bearer access-1' }]);
  });

  it('keeps the session when its code fails to load (DEV-013)', async () => {
    const { send, sent } = openLink('DPoP', { key: 'unloaded' });
    await expect(send(RATES)).rejects.toBeInstanceOf(ApiError);
    expect(sent).toEqual([]);
  });

  it('is not sent to a provider that does not use proofs (DEV-011)', async () => {
    const { send, sent } = openLink(undefined, { key: 'none' });
    await send(SIGN_IN);
    await send(RATES);
    expect(sent).toEqual([{}, { authorization: 'Bearer access-1' }]);
  });
});

import type { Access, Endpoint } from '@wallet/contract/endpoint';
import { userStatuses } from '@wallet/contract/access/session';
import { readBody, readParams, readQuery } from '@wallet/contract/parse';
import { endpoints } from '@wallet/contract/registry';
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { endsSession } from './kernel/customer/signInByStatus.ts';
import { createSession } from './testing/customers.ts';
import { setUpProvider } from './testing/setUpProvider.ts';

const provider = setUpProvider();

const listCalls = (...classes: readonly Access[]): readonly Endpoint[] =>
  endpoints.filter(({ access, root }) => classes.includes(access) && root !== true);
const PARAMETER = /\{(\w+)\}/g;
/** Sends an empty body, so that any check before the session and the status would refuse it. */
const send = ({ method, path }: Endpoint, token?: string, parameter = '1') =>
  provider.request(method.toUpperCase(), path.replaceAll(PARAMETER, parameter), {
    token,
    key: randomUUID(),
    ...(method === 'get' ? {} : { body: {} }),
  });
/** Returns a value of every parameter in the path, because a wrong one is refused before the body. */
const pickParameter = (call: Endpoint): string => {
  const params = Object.fromEntries(Array.from(call.path.matchAll(PARAMETER), ([, name]) => [name, '1']));
  return readParams(call, params).success ? '1' : randomUUID();
};
const NOT_ON_BOARD = { status: 403, json: { code: 403_001, message: 'Complete the registration' } };

it('every call but the public ones requires a session, and refuses before any other check (ACC-016, SES-010)', async () => {
  for (const call of listCalls('bearer', 'feature', 'money'))
    expect(await send(call), call.id).toMatchObject({ status: 401, json: { code: 401_002, message: 'Session expired' } });
});

it('every feature and money call refuses customers who are not on board, before any other check (D-REP-15, D-PLAN-13, PWD-016)', async () => {
  const { token } = await createSession(provider, 'kyc_completed');
  for (const call of listCalls('feature', 'money')) expect(await send(call, token), call.id).toMatchObject(NOT_ON_BOARD);
});

it('only on_board opens the features (KYC-002)', async () => {
  const { token, username } = await createSession(provider, 'verified');
  const open = () => provider.request('GET', '/reports/account', { token });
  expect((await open()).status).toBe(200);
  for (const status of userStatuses.filter((other) => other !== 'on_board' && !endsSession(other, null))) {
    await provider.control('PATCH', `/customers/${encodeURIComponent(username)}`, { status });
    expect(await open(), status).toMatchObject(NOT_ON_BOARD);
  }
});

it('every other call is open to any customer with a session (D-REF-13)', async () => {
  const { token } = await createSession(provider, 'draft');
  for (const call of listCalls('bearer').filter(({ id }) => id !== 'API-004')) {
    const answer = await send(call, token);
    expect(answer.json, call.id).not.toMatchObject({ code: expect.toBeOneOf([401_002, 403_001]) });
    if (call.method === 'get' && call.params === undefined && readQuery(call, new URLSearchParams()).success)
      expect(answer.status, call.id).toBe(200);
  }
});

it('every call names the fields that its definition misses in an empty body', async () => {
  const { token } = await createSession(provider, 'verified');
  const calls = listCalls('public', 'bearer', 'feature', 'money').filter(({ method }) => method !== 'get');
  for (const call of calls.filter(({ bodyKind }) => bodyKind !== 'multipart')) {
    const read = readBody(call, {});
    if (read.success) continue;
    // An issue of the whole body has the name '', and is no field.
    const { '': _whole, ...fields } = read.fields;
    expect(await send(call, token, pickParameter(call)), call.id).toMatchObject({ status: 400, json: { code: 400, fields } });
  }
});

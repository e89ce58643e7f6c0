import type { Access, Endpoint } from '@wallet/contract/endpoint';
import { readBody } from '@wallet/contract/parse';
import { endpoints } from '@wallet/contract/registry';
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { createSession } from './testing/customers.ts';
import { setUpProvider } from './testing/setUpProvider.ts';

const provider = setUpProvider();

const listCalls = (...classes: readonly Access[]): readonly Endpoint[] =>
  endpoints.filter(({ access, root }) => classes.includes(access) && root !== true);
/** Sends an empty body, so that any check before the session and the status would refuse it. */
const send = ({ method, path }: Endpoint, token?: string) =>
  provider.request(method.toUpperCase(), path.replaceAll(/\{\w+\}/g, '1'), {
    token,
    key: randomUUID(),
    ...(method === 'get' ? {} : { body: {} }),
  });

it('every call but the public ones requires a session, and refuses before any other check (ACC-016, SES-010)', async () => {
  for (const call of listCalls('bearer', 'feature', 'money'))
    expect(await send(call), call.id).toMatchObject({ status: 401, json: { code: 401_002, message: 'Session expired' } });
});

it('every feature and money call refuses customers who are not on board, before any other check (D-REP-15, D-PLAN-13, PWD-016)', async () => {
  const { token } = await createSession(provider, 'kyc_completed');
  for (const call of listCalls('feature', 'money'))
    expect(await send(call, token), call.id).toMatchObject({ status: 403, json: { code: 403_001, message: 'Complete the registration' } });
});

it('every other call is open to any customer with a session (D-REF-13)', async () => {
  const { token } = await createSession(provider, 'draft');
  for (const call of listCalls('bearer').filter(({ id }) => id !== 'API-004'))
    expect((await send(call, token)).json, call.id).not.toMatchObject({ code: expect.toBeOneOf([401_002, 403_001]) });
});

it('every call names the fields that its definition misses in an empty body', async () => {
  const { token } = await createSession(provider, 'verified');
  // A path whose id must be a UUID is refused before the body.
  const calls = listCalls('public', 'bearer', 'feature', 'money').filter(({ method, path }) => method !== 'get' && !path.includes('{id}'));
  for (const call of calls.filter(({ bodyKind }) => bodyKind !== 'multipart')) {
    const read = readBody(call, {});
    if (!read.success) expect(await send(call, token), call.id).toMatchObject({ status: 400, json: { code: 400, fields: read.fields } });
  }
});

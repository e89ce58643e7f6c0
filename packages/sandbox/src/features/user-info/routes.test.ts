import { readOperations } from '@wallet/contract/holdings/accounts';
import { userInfo } from '@wallet/contract/customer/user-info';
import { jwtVerify } from 'jose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createSession } from '../../testing/customers.ts';
import { openProvider, type TestProvider } from '../../testing/openProvider.ts';

let provider: TestProvider;
beforeAll(async () => {
  provider = await openProvider();
}, 60_000);
afterAll(() => provider.close());

const createNotification = (subject: string, date?: number) => ({ subject, content: 'text', ...(date === undefined ? {} : { date }) });
const read = async (token: string) => z.parse(userInfo, (await provider.request('GET', '/info/full', { token })).json);

it('returns the customer (API-017, USR-001)', async () => {
  const session = await createSession(provider, 'verified');
  const info = await read(session.token);
  expect(info).toMatchObject({
    id: String(session.id),
    uuid: session.uuid,
    username: session.username,
    status: 'on_board',
    tariff: 'Launch',
    entityType: 'individual',
    entityLegalIds: null,
    serviceProviders: [
      { serviceProvider: 'markets', status: 'none' },
      { serviceProvider: 'securities', status: 'none' },
    ],
    travelRuleEnabled: false,
    dossier: { address: { verifiedStatus: 'success', countryCode: 'LTU' } },
  });
});

it('reflects what the control surface sets (API-017)', async () => {
  const session = await createSession(provider, 'company', {
    tariff: 'Growth',
    email: 'ann@example.com',
    travelRuleEnabled: true,
    createdAt: '2025-01-02T03:04:05.678Z',
  });
  expect(await read(session.token)).toMatchObject({
    entityType: 'company',
    entityLegalIds: { lei: expect.stringMatching(/^[A-Z0-9]{20}$/), crn: expect.any(String) },
    tariff: 'Growth',
    email: 'ann@example.com',
    travelRuleEnabled: true,
    createdAt: '2025-01-02T03:04:05.678Z',
  });
});

it('requires a session (API-017)', async () => {
  expect(await provider.request('GET', '/info/full')).toMatchObject({ status: 401, json: { code: 401002 } });
});

it.each([
  ['draft', 'kyc-step-required'],
  ['kyc_completed', 'kyc-step-required'],
  ['address_none', 'address-verification-required'],
  ['address_reject', 'address-verification-required'],
])('notifies a customer in %s of %s (API-017, HOME-031)', async (preset, subject) => {
  const { token } = await createSession(provider, preset);
  expect((await read(token)).notifications.map((notification) => notification?.subject)).toEqual([subject]);
});

it.each(['verified', 'address_pending', 'moderating'])('returns no notification for a customer in %s (API-017)', async (preset) => {
  const { token } = await createSession(provider, preset);
  expect((await read(token)).notifications).toEqual([]);
});

it('keeps a preset under review until the review ends (API-017, RULE-023)', async () => {
  const { token } = await createSession(provider, 'address_pending');
  expect((await read(token)).dossier?.address.verifiedStatus).toBe('pending');
});

it('lists notifications newest first, undated last (API-017, HOME-032)', async () => {
  const notifications = [
    createNotification('undated'),
    createNotification('older', 1_700_000_000),
    createNotification('newer', 1_700_000_001),
  ];
  const { token } = await createSession(provider, 'verified', { notifications });
  expect((await read(token)).notifications.map((notification) => notification?.subject)).toEqual(['newer', 'older', 'undated']);
});

it('requests the securities agreement once (API-083, RULE-028, USR-015)', async () => {
  const { token } = await createSession(provider, 'verified');
  const requestSigning = () => provider.request('POST', '/securities/request/sign', { token });
  expect((await requestSigning()).json).toEqual({ sign_on_securities: 'requested' });
  expect((await requestSigning()).json).toEqual({ sign_on_securities: 'requested' });
  expect((await read(token)).serviceProviders).toContainEqual({ serviceProvider: 'securities', status: 'requested' });
});

it.each(['rejected', 'signed'])('leaves %s unchanged (API-083, RULE-028)', async (status) => {
  const { token } = await createSession(provider, 'verified', { serviceProviders: [{ serviceProvider: 'securities', status }] });
  expect((await provider.request('POST', '/securities/request/sign', { token })).json).toEqual({ sign_on_securities: status });
});

it('refuses customers who are not on board (API-083)', async () => {
  const { token } = await createSession(provider, 'draft');
  expect((await provider.request('POST', '/securities/request/sign', { token })).json).toMatchObject({ code: 403001 });
});

it.each([
  ['verified', 'verified'],
  ['address_pending', 'pending'],
  ['address_none', 'not_verified'],
  ['address_reject', 'not_verified'],
])('lists the banks of a customer in %s as %s (USR-021)', async (preset, status) => {
  const { token } = await createSession(provider, preset);
  const { banks } = z.parse(readOperations.answers[200], (await provider.request('GET', '/accounts/operations', { token })).json);
  expect(banks.find(({ bankType }) => bankType === 'sepa')?.status).toBe(status);
});

it('contains a signed statement of identity for the chat, valid for an hour (API-017, THIRD-052)', async () => {
  const { token, uuid } = await createSession(provider, 'verified');
  expect(await read(token)).not.toHaveProperty('intercomJwt');
  await provider.control('PATCH', '/settings', { intercom_secret: 'of the workspace, of 32 characters' });
  const { intercomJwt } = await read(token);
  const key = Buffer.from('of the workspace, of 32 characters');
  const { payload, protectedHeader } = await jwtVerify(intercomJwt ?? '', key, { currentDate: provider.services.clock.now() });
  expect(protectedHeader.alg).toBe('HS256');
  expect(payload).toMatchObject({ user_id: uuid, name: expect.any(String), email: expect.any(String) });
  expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(3600);
  await provider.control('PATCH', '/settings', { intercom_secret: null });
});

import { userInfo } from '@wallet/contract/customer/user-info';
import { jwtVerify } from 'jose';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createSession } from '../../testing/customers.ts';
import { setUpProvider } from '../../testing/setUpProvider.ts';

const provider = setUpProvider();

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

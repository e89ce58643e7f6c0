import { expect, it } from 'vitest';
import { errorBody } from '../errors.ts';
import { userInfoExample } from '../examples/user-info.ts';
import { signInExample } from '../examples/session.ts';
import { readResponse } from '../parse.ts';
import { addressStatuses, signIn } from '../access/session.ts';
import { agreementStatuses, readUserInfo, serviceProviders, tariffs } from './user-info.ts';

const { personal, address } = userInfoExample.dossier;

const read = (changes: object) => readResponse(readUserInfo, 200, { ...userInfoExample, ...changes });
const readPersonal = (changes: object) => read({ dossier: { address, personal: { ...personal, ...changes } } });
const readAddress = (changes: object) => read({ dossier: { personal, address: { ...address, ...changes } } });

const readRoles = (roles: unknown) => readResponse(signIn, 200, { ...signInExample, user: { ...signInExample.user, roles } });

function expectRequired(names: readonly string[], readChanged: (changes: object) => { readonly success: boolean }): void {
  for (const name of names) expect(readChanged({ [name]: undefined }).success, name).toBe(false);
}

it('requires the members that the app relies on (HOME-068, USR-005, USR-006)', () => {
  const names = ['id', 'username', 'email', 'status', 'uuid', 'dossier', 'serviceProviders', 'notifications', 'tariff', 'createdAt'];
  expectRequired([...names, 'entityType'], read);
});

it.each<readonly [string, object]>([
  ['a verified e-mail (USR-003)', { verifiedEmail: 'alice.hale@example.com' }],
  ['no verified e-mail (USR-003)', { verifiedEmail: null }],
  ['no hash for the support chat (USR-004)', { intercomHash: undefined }],
  ['when the customer was made (USR-006)', { createdAt: '2025-01-02T03:04:05.678Z' }],
  ['an invitation code (USR-007)', { referral: { inviteCode: 'ALICE-7Q2' } }],
  ['no invitation code (USR-007)', { referral: { inviteCode: null } }],
  ['no dossier (USR-008)', { dossier: null }],
  ['a person (USR-010)', { entityType: 'individual' }],
  ['a company (USR-010)', { entityType: 'company' }],
  ['no legal ids (USR-011)', { entityLegalIds: null }],
  ['neither of the legal ids (USR-011)', { entityLegalIds: {} }],
  ['both legal ids (USR-011)', { entityLegalIds: { lei: '5493001KJTIIGC8Y1R12', crn: '304871225' } }],
  ['no service provider (USR-012)', { serviceProviders: [] }],
  [
    'a notification of a subject and a text alone (USR-017)',
    { notifications: [{ subject: 'kyc-step-required', content: 'One more step' }] },
  ],
  ['a notification with level and date (USR-017)', { notifications: [{ subject: 's', content: 'c', level: 'message', date: 1773480413 }] }],
])('reads %s', (_, changes) => {
  const answer = read(changes);
  expect(answer.success && answer.data).toMatchObject(JSON.parse(JSON.stringify(changes)));
});

it('refuses another kind of entity, a hash that is no text, and drops a notification without a content (USR-004, USR-010, USR-017)', () => {
  expect(read({ notifications: [{ subject: 'news' }] })).toMatchObject({ success: true, data: { notifications: [null] } });
  expect(read({ entityType: 'club' }).success).toBe(false);
  expect(read({ intercomHash: 7 }).success).toBe(false);
});

it('requires the members of the personal part, each of which may be null (USR-008)', () => {
  const names = ['givenName', 'givenNameNational', 'familyName', 'familyNameNational', 'birthdate'];
  expectRequired(names, readPersonal);
  expect(readPersonal(Object.fromEntries(names.map((name) => [name, null]))).success).toBe(true);
});

it('requires the seven members of an address, with a three-letter country code (USR-009)', () => {
  const names = ['city', 'country', 'countryCode', 'postalCode', 'region', 'streetAddress', 'verifiedStatus'];
  expectRequired(names, readAddress);
  expect(readAddress({ countryCode: 'DEU' }).success).toBe(true);
  for (const countryCode of ['LT', 'LTUA', 'ltu']) expect(readAddress({ countryCode }).success, countryCode).toBe(false);
});

it('knows the five statuses of an address and reads any other as unknown (USR-019)', () => {
  expect(addressStatuses).toEqual(['pending', 'reject', 'expired', 'success', 'none']);
  for (const verifiedStatus of [...addressStatuses, 'of tomorrow']) {
    const answer = readAddress({ verifiedStatus });
    expect(answer.success && answer.data.dossier?.address.verifiedStatus).toBe(verifiedStatus.replace('of tomorrow', 'unknown'));
  }
});

it('knows exactly the tariffs Launch, Growth and Wealth (USR-005, LIM-062, APP-012)', () => {
  expect(tariffs).toEqual(['Launch', 'Growth', 'Wealth']);
  for (const tariff of tariffs) expect(read({ tariff })).toMatchObject({ success: true, data: { tariff } });
  expect(read({ tariff: 'launch' })).toMatchObject({ success: true, data: { tariff: 'unknown' } });
});

it('knows a markets and a securities company, each requested, rejected, signed or none (USR-012, USR-013, USR-014)', () => {
  expect(serviceProviders).toEqual(['markets', 'securities']);
  expect(agreementStatuses).toEqual(['requested', 'rejected', 'signed', 'none']);
  for (const serviceProvider of serviceProviders) {
    for (const status of agreementStatuses) {
      const info = { serviceProviders: [{ serviceProvider, status }] };
      expect(read(info)).toMatchObject({ success: true, data: info });
    }
  }
  const data = { serviceProviders: [{ serviceProvider: 'markets', status: 'unknown' }] };
  expect(read({ serviceProviders: [{ serviceProvider: 'markets', status: 'new' }] })).toMatchObject({ success: true, data });
});

it('reads roles as a list of texts and keeps unknown ones (SES-033)', () => {
  expect(readRoles(['customer', 'ROLE_OF_TOMORROW'])).toMatchObject({
    success: true,
    data: { user: { roles: ['customer', 'ROLE_OF_TOMORROW'] } },
  });
  for (const roles of ['customer', [1], null]) expect(readRoles(roles).success).toBe(false);
});

it('requires a message and a numeric code in an error (ERR-048)', () => {
  expect(errorBody.safeParse({ code: 101, message: 'Wrong login or password' }).data).toMatchObject({ code: 101 });
  for (const body of [{ code: '101', message: 'No' }, { code: 101 }, 'No', null]) expect(errorBody.safeParse(body).success).toBe(false);
});

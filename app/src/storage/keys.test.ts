import { expect, it } from 'vitest';
import { deviceKeys, sessionKeys, visitKeys } from './keys.ts';

it('stores the local user data each in its own area and under its own name (SES-007, D-SES-01, D-SES-02)', () => {
  const places = {
    username: deviceKeys.username,
    givenName: deviceKeys.givenName,
    passwordHash: sessionKeys.passwordHash,
    authStatus: deviceKeys.authStatus,
    uuid: sessionKeys.uuid,
    tenantUuid: deviceKeys.tenantUuid,
    inviteCode: visitKeys.inviteCode,
    biometryStatus: deviceKeys.biometryStatus,
  };
  expect(Object.values(places).map(({ area, name }) => `${area} ${name}`)).toEqual([
    'local username',
    'local given_name',
    'session password_hash',
    'local auth_status',
    'session uuid',
    'local tenant_uuid',
    'session invite_code',
    'local biometry_status',
  ]);
});

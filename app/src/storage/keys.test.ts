import { expect, it } from 'vitest';
import { deviceKeys, sessionKeys, visitKeys } from './keys.ts';

it('the local user data are kept, each in its place and under its name (SES-007, D-SES-01, D-SES-02)', () => {
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

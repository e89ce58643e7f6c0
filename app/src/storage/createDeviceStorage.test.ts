import { expect, it } from 'vitest';
import { openTestStorage } from '../testing/openTestStorage.ts';
import { createDeviceStorage } from './createDeviceStorage.ts';
import { deviceKeys, sessionKeys, visitKeys } from './keys.ts';

const throwBlocked = () => {
  throw new DOMException('blocked', 'SecurityError');
};

it('stores the username in local storage and the token in session storage, under versioned names (SES-003, SES-006)', () => {
  const { storage, local, session } = openTestStorage();
  storage.write(deviceKeys.username, '+37060000001');
  storage.write(sessionKeys.authToken, 'a-token');
  expect(local.getItem('wallet:v1:username')).toBe('+37060000001');
  expect(session.getItem('wallet:v1:auth_token')).toBe('a-token');
  expect(local.length).toBe(1);
});

it('has no session key in local storage (SES-005, SES-006)', () => {
  expect(Object.values(sessionKeys).map(({ area }) => area)).not.toContain('local');
  expect(visitKeys.inviteCode.area).toBe('session');
});

it('drops a corrupt value and reports its name, not its content (D-SES-01)', () => {
  const { storage, session, warnings } = openTestStorage();
  session.setItem('wallet:v1:auth_roles', '{"customer"');
  expect(storage.read(sessionKeys.authRoles)).toBeNull();
  expect(session.getItem('wallet:v1:auth_roles')).toBeNull();
  expect(warnings).toEqual(['The stored value of auth_roles could not be read and was dropped']);
});

it('moves data stored only on this device aside and reports it (D-WISH-01)', () => {
  const { storage, local, warnings } = openTestStorage();
  local.setItem('wallet:v1:order_notes', '[{"uuid');
  expect(storage.read(deviceKeys.orderNotes)).toBeNull();
  expect(local.getItem('wallet:v1:order_notes_unreadable')).toBe('[{"uuid');
  expect(warnings).toEqual(['The stored value of order_notes could not be read and was put aside']);
});

it('rejects an address outside the app as the path to return to (D-SES-12)', () => {
  const { storage, session } = openTestStorage();
  for (const address of ['//evil.example', 'https://evil.example', '/\\evil.example', '']) {
    session.setItem('wallet:v1:return_to', address);
    expect(storage.read(visitKeys.returnTo)).toBeNull();
  }
});

it('falls back to memory with a single warning when the browser stores nothing (D-SES-24)', () => {
  const { storage, warnings } = openTestStorage({ local: throwBlocked, session: throwBlocked });
  storage.write(sessionKeys.authToken, 'a-token');
  storage.write(deviceKeys.username, '+37060000001');
  expect(storage.read(sessionKeys.authToken)).toBe('a-token');
  storage.remove(sessionKeys.authToken);
  expect(storage.read(sessionKeys.authToken)).toBeNull();
  expect(warnings).toHaveLength(1);
  expect(storage.isDurable()).toBe(false);
});

it('warns once, even if the warning itself stores something (D-SES-24)', () => {
  let warnings = 0;
  const storage = createDeviceStorage({ local: throwBlocked, session: throwBlocked }, () => {
    warnings += 1;
    storage.write(visitKeys.monitored, true);
  });
  storage.write(sessionKeys.authToken, 'a-token');
  expect(warnings).toBe(1);
  expect(storage.read(visitKeys.monitored)).toBe(true);
});

it('keeps the newer value in memory when the quota is used up (D-SES-24)', () => {
  const { storage, session } = openTestStorage();
  storage.write(sessionKeys.authToken, 'old');
  session.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  storage.write(sessionKeys.authToken, 'new');
  expect(storage.read(sessionKeys.authToken)).toBe('new');
});

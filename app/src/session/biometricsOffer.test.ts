import { expect, it } from 'vitest';
import { openTestStorage } from '../testing/openTestStorage.ts';
import { deviceKeys, sessionKeys } from '../storage/keys.ts';
import { isAppOffered, isBiometricsOffered, rememberActivation } from './biometry.ts';

const ALICE = '+37060000001';
const FACE = { kind: 'face', isOn: true } as const;

function openAfterLogin() {
  const { storage } = openTestStorage();
  storage.write(sessionKeys.entryOffer, 'biometrics');
  return storage;
}

it('offers activation when there is no stored choice and the device supports it (BIO-003)', () => {
  expect(isBiometricsOffered(openAfterLogin(), ALICE, FACE)).toBe(true);
});

it('offers the app in a browser after a login by password (BIO-005, D-BIO-05)', () => {
  expect(isAppOffered(openAfterLogin())).toBe(true);
  expect(isAppOffered(openTestStorage().storage)).toBe(false);
});

it('does not offer the app in the native wrapper, also on a device without biometrics (BIO-005, D-BIO-01)', () => {
  expect(isAppOffered(openAfterLogin(), { send: () => undefined })).toBe(false);
});

it.each(['Later', 'GetAppPressed'] as const)('offers nothing after the choice %s (BIO-004, BIO-006)', (choice) => {
  const storage = openAfterLogin();
  storage.write(deviceKeys.biometryChoice, choice);
  expect(isBiometricsOffered(storage, ALICE, FACE)).toBe(false);
  expect(isAppOffered(storage)).toBe(false);
});

it('offers nothing to a customer who has activated it, but does to another customer (BIO-004)', () => {
  const storage = openAfterLogin();
  rememberActivation(storage, ALICE, 0);
  expect(isBiometricsOffered(storage, ALICE, FACE)).toBe(false);
  expect(isBiometricsOffered(storage, '+37060000002', FACE)).toBe(true);
});

it('offers nothing while it is switched off on the device (D-SET-03)', () => {
  expect(isBiometricsOffered(openAfterLogin(), ALICE, { kind: 'touch', isOn: false })).toBe(false);
});

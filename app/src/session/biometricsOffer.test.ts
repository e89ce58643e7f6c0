import { expect, it } from 'vitest';
import { openTestStorage } from '../testing/openTestStorage.ts';
import { deviceKeys } from '../storage/keys.ts';
import { getBiometricsOffer } from '../shell/EntryDialog.tsx';
import { rememberActivation } from './biometry.ts';

const ALICE = '+37060000001';
const FACE = { kind: 'face', isOn: true } as const;

it('offers activation when there is no stored choice and the device supports it (BIO-003)', () => {
  expect(getBiometricsOffer(openTestStorage().storage, ALICE, FACE)).toBe('activate');
});

it('offers the app in a browser (BIO-005)', () => {
  expect(getBiometricsOffer(openTestStorage().storage, ALICE, null)).toBe('getApp');
});

it.each(['Later', 'GetAppPressed'] as const)('offers nothing after the choice %s (BIO-004, BIO-006)', (choice) => {
  const { storage } = openTestStorage();
  storage.write(deviceKeys.biometryChoice, choice);
  expect(getBiometricsOffer(storage, ALICE, FACE)).toBeNull();
  expect(getBiometricsOffer(storage, ALICE, null)).toBeNull();
});

it('offers nothing to a customer who has activated it, but does to another customer (BIO-004)', () => {
  const { storage } = openTestStorage();
  rememberActivation(storage, ALICE, 0);
  expect(getBiometricsOffer(storage, ALICE, FACE)).toBeNull();
  expect(getBiometricsOffer(storage, '+37060000002', FACE)).toBe('activate');
});

it('offers nothing while it is switched off on the device (D-SET-03)', () => {
  expect(getBiometricsOffer(openTestStorage().storage, ALICE, { kind: 'touch', isOn: false })).toBeNull();
});

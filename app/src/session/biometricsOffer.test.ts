import { expect, it } from 'vitest';
import { createDeviceStorage, createMemoryArea } from '../storage/createDeviceStorage.ts';
import { deviceKeys } from '../storage/keys.ts';
import { biometricsOffer } from '../shell/EntryDialog.tsx';
import { rememberActivation } from './biometry.ts';

const ALICE = '+37060000001';
const FACE = { kind: 'face', isOn: true } as const;

function open() {
  const [local, session] = [createMemoryArea(), createMemoryArea()];
  return createDeviceStorage({ local: () => local, session: () => session }, () => undefined);
}

it('without a stored choice it is offered where the device has it (BIO-003)', () => {
  expect(biometricsOffer(open(), ALICE, FACE)).toBe('activate');
});

it('in a browser the app is offered instead (BIO-005)', () => {
  expect(biometricsOffer(open(), ALICE, null)).toBe('getApp');
});

it.each(['Later', 'GetAppPressed'] as const)('nothing is offered after the choice %s (BIO-004, BIO-006)', (choice) => {
  const storage = open();
  storage.write(deviceKeys.biometryChoice, choice);
  expect(biometricsOffer(storage, ALICE, FACE)).toBeNull();
  expect(biometricsOffer(storage, ALICE, null)).toBeNull();
});

it('nothing is offered to a customer who has it on; another customer’s is no answer (BIO-004)', () => {
  const storage = open();
  rememberActivation(storage, ALICE, 0);
  expect(biometricsOffer(storage, ALICE, FACE)).toBeNull();
  expect(biometricsOffer(storage, '+37060000002', FACE)).toBe('activate');
});

it('nothing is offered while the device’s own switch is off (D-SET-03)', () => {
  expect(biometricsOffer(open(), ALICE, { kind: 'touch', isOn: false })).toBeNull();
});

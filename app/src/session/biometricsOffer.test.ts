import { expect, it } from 'vitest';
import { createDeviceStorage } from '../storage/createDeviceStorage.ts';
import { deviceKeys } from '../storage/keys.ts';
import { createMemoryArea } from '../storage/memoryArea.ts';
import { biometricsOffer } from './biometricsOffer.ts';
import { rememberActivation } from './biometry.ts';

const ALICE = '+37060000001';
const FACE = { kind: 'face', isOn: true } as const;

function open() {
  const [local, session] = [createMemoryArea(), createMemoryArea()];
  return createDeviceStorage({ local: () => local, session: () => session }, () => undefined);
}

it('BIO-003 without a stored choice it is offered where the device has it', () => {
  expect(biometricsOffer(open(), ALICE, FACE)).toBe('activate');
});

it('BIO-005 in a browser the app is offered instead', () => {
  expect(biometricsOffer(open(), ALICE, null)).toBe('getApp');
});

it.each(['Later', 'GetAppPressed'] as const)('BIO-004 BIO-006 nothing is offered after the choice %s', (choice) => {
  const storage = open();
  storage.write(deviceKeys.biometryChoice, choice);
  expect(biometricsOffer(storage, ALICE, FACE)).toBeNull();
  expect(biometricsOffer(storage, ALICE, null)).toBeNull();
});

it('BIO-004 nothing is offered to a customer who has it on; another customer’s is no answer', () => {
  const storage = open();
  rememberActivation(storage, ALICE, 0);
  expect(biometricsOffer(storage, ALICE, FACE)).toBeNull();
  expect(biometricsOffer(storage, '+37060000002', FACE)).toBe('activate');
});

it('D-SET-03 nothing is offered while the device’s own switch is off', () => {
  expect(biometricsOffer(open(), ALICE, { kind: 'touch', isOn: false })).toBeNull();
});

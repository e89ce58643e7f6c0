import { expect, it } from 'vitest';
import { getBrokerStatus, withBrokerStatus } from '../../data/broker-account.ts';
import { toBiometricsSetting, toBroker } from './model.ts';

const buildBroker = (status: 'none' | 'requested' | 'rejected' | 'signed') => ({
  serviceProviders: [{ serviceProvider: 'securities', status }],
});

it.each([
  ['a browser has none (SET-002)', null, false, { state: 'browser' }],
  ['switched off in the device (SET-003)', { kind: 'face', isOn: false }, true, { state: 'systemOff', kind: 'face' }],
  ['on (SET-001)', { kind: 'face', isOn: true }, true, { state: 'on', kind: 'face' }],
  ['off (SET-001)', { kind: 'touch', isOn: true }, false, { state: 'off', kind: 'touch' }],
] as const)('maps biometric support: %s', (_, support, isActivated, setting) => {
  expect(toBiometricsSetting(support, isActivated)).toEqual(setting);
});

it('shows the broker button for the statuses none and requested (SET-012, SET-013)', () => {
  expect(toBroker(buildBroker('none'))).toBe('none');
  expect(toBroker(buildBroker('requested'))).toBe('requested');
});

it('hides the broker button once rejected or signed, and before the status is known (SET-016)', () => {
  expect(toBroker(buildBroker('rejected'))).toBeNull();
  expect(toBroker(buildBroker('signed'))).toBeNull();
  expect(toBroker(undefined)).toBeNull();
});

it('reads the status of the securities entry, and none without an entry (SET-017, USR-013, D-SET-10)', () => {
  expect(getBrokerStatus({ serviceProviders: [{ serviceProvider: 'markets', status: 'signed' }] })).toBe('none');
  expect(getBrokerStatus(buildBroker('signed'))).toBe('signed');
});

it('changes only the securities entry on a request (SET-015)', () => {
  const info = { serviceProviders: [{ serviceProvider: 'markets', status: 'signed' } as const] };
  expect(withBrokerStatus(info, 'requested')).toEqual({
    serviceProviders: [
      { serviceProvider: 'markets', status: 'signed' },
      { serviceProvider: 'securities', status: 'requested' },
    ],
  });
  expect(withBrokerStatus(undefined, 'requested')).toBeUndefined();
});

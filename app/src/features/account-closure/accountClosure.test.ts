import { expect, it } from 'vitest';
import { browserBiometrics } from '../../adapters/biometrics/browserBiometrics.ts';
import { silentMonitoring } from '../../adapters/monitoring/Monitoring.ts';
import { ApiError } from '../../api/errors.ts';
import { toReadMarksKey } from '../../operations/alerts.ts';
import { storeSession } from '../../session/storedSession.ts';
import { createAddressBookKey } from '../../storage/addressBook.ts';
import { createDeviceStorage, createMemoryArea } from '../../storage/createDeviceStorage.ts';
import { customerKeys, deviceKeys } from '../../storage/keys.ts';
import { buildSession } from '../../testing/buildSession.ts';
import { buildRefusal } from '../../testing/buildRefusal.ts';
import { forgetCustomer, toClosureCode } from './AccountClosurePage.tsx';

const ALICE = buildSession();
const BRUNO = buildSession({ userId: '5002', uuid: '2c9d7a10-0000-4000-8000-000000000002', username: '+37060000002' });
const NOTE = { orderId: '41', note: 'rent' };
const POPUP = { symbol: 'ORBX', version: 1 };

function openDevice() {
  const [local, session] = [createMemoryArea(), createMemoryArea()];
  const storage = createDeviceStorage({ local: () => local, session: () => session }, () => undefined);
  let isSecretKept = true;
  const biometrics = {
    ...browserBiometrics,
    forget: async () => {
      isSecretKept = false;
    },
  };
  const storedKeys = (): readonly string[] =>
    [local, session].flatMap((area) => Array.from({ length: area.length }, (_, at) => area.key(at) ?? ''));
  return { local, storage, biometrics, monitoring: silentMonitoring, storedKeys, isSecretKept: () => isSecretKept };
}

type Opened = ReturnType<typeof openDevice>;

/** Writes everything the device may store for a customer besides the session. */
function writeCustomerData({ storage }: Opened, { userId, uuid }: typeof ALICE): void {
  storage.write(createAddressBookKey(uuid ?? ''), '[]');
  storage.write(toReadMarksKey(uuid ?? ''), '- o41');
  storage.write(customerKeys.stablecoinWarning(userId), 'hidden');
  storage.write(deviceKeys.orderNotes, [...(storage.read(deviceKeys.orderNotes) ?? []), { ...NOTE, uuid: uuid ?? '' }]);
  storage.write(deviceKeys.tokenPopups, [...(storage.read(deviceKeys.tokenPopups) ?? []), { ...POPUP, userId }]);
}

it('removes everything stored for the customer (D-PROF-17, WISH-008, WISH-024)', () => {
  const device = openDevice();
  storeSession(device.storage, ALICE);
  writeCustomerData(device, ALICE);
  device.storage.write(deviceKeys.givenName, 'Alice');
  device.storage.write(deviceKeys.biometryStatus, { username: ALICE.username, activatedAt: '2026-11-21T10:00:00.000Z' });
  device.local.setItem(`wallet:v1:address_book/${ALICE.uuid}_unreadable`, '[{"name":"Anna"');
  device.local.setItem(`wallet:v1:read_marks/${ALICE.uuid}_unreadable`, 'x');
  forgetCustomer(device, ALICE);
  expect(device.storedKeys()).toEqual([]);
  expect(device.isSecretKept()).toBe(false);
});

it('keeps the data of other customers and the device settings (D-PROF-17, D-WISH-01)', () => {
  const device = openDevice();
  writeCustomerData(device, ALICE);
  writeCustomerData(device, BRUNO);
  device.storage.write(deviceKeys.theme, 'dark');
  forgetCustomer(device, ALICE);
  expect(device.storage.read(deviceKeys.orderNotes)).toEqual([{ ...NOTE, uuid: BRUNO.uuid }]);
  expect(device.storage.read(deviceKeys.tokenPopups)).toEqual([{ ...POPUP, userId: BRUNO.userId }]);
  expect(device.storedKeys().toSorted()).toEqual(
    [
      `address_book/${BRUNO.uuid}`,
      'order_notes',
      `read_marks/${BRUNO.uuid}`,
      `stablecoin_warning/${BRUNO.userId}`,
      'theme',
      'token_popups',
    ].map((name) => `wallet:v1:${name}`),
  );
});

it('removes unreadable notes and notes written before their owner was known (D-PROF-17, WISH-024)', () => {
  const device = openDevice();
  device.storage.write(deviceKeys.orderNotes, [{ ...NOTE, uuid: '' }]);
  forgetCustomer(device, ALICE);
  device.local.setItem('wallet:v1:order_notes', '[{"uuid"');
  forgetCustomer(device, ALICE);
  expect(device.storedKeys()).toEqual([]);
});

const CODE = { uuid: '7b1f4c0e-52d7-4d0c-9a53-0f6a1f7c2e11', message: 'We sent a one-time code to +370***01', resendAt: 600_000 };
const NO_MORE = buildRefusal(400, { code: 115, message: 'No more codes can be sent to this number now' });

it('shows no field before a code is sent; refusals use the provider’s message, failures a general one (D-PROF-14)', () => {
  expect(toClosureCode({ code: undefined, error: null, isAsking: true })).toEqual({ kind: 'asking' });
  expect(toClosureCode({ code: undefined, error: NO_MORE, isAsking: false })).toEqual({
    kind: 'notSent',
    issue: { kind: 'refused', message: 'No more codes can be sent to this number now' },
  });
  expect(toClosureCode({ code: undefined, error: new ApiError('offline'), isAsking: false })).toEqual({
    kind: 'notSent',
    issue: { kind: 'failed', failure: 'offline' },
  });
});

it('keeps the code that was sent when a further one is refused (PROF-019)', () => {
  expect(toClosureCode({ code: CODE, error: null, isAsking: false })).toMatchObject({ kind: 'sent', issue: null });
  expect(toClosureCode({ code: CODE, error: NO_MORE, isAsking: false })).toMatchObject({ kind: 'sent', issue: { kind: 'refused' } });
});

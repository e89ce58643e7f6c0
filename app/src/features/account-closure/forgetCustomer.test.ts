import { expect, it } from 'vitest';
import { browserBiometrics } from '../../adapters/biometrics/browserBiometrics.ts';
import { silentMonitoring } from '../../adapters/monitoring/Monitoring.ts';
import { toReadMarksKey } from '../../operations/alerts.ts';
import { storeSession } from '../../session/storedSession.ts';
import { createAddressBookKey } from '../../storage/addressBook.ts';
import { createDeviceStorage, createMemoryArea } from '../../storage/createDeviceStorage.ts';
import { customerKeys, deviceKeys } from '../../storage/keys.ts';
import { buildSession } from '../../testing/buildSession.ts';
import { forgetCustomer } from './AccountClosurePage.tsx';

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

import { readMarksKey } from '../../operations/alerts/readMarks.ts';
import type { Services } from '../../providers/Services.ts';
import { activatedFor } from '../../session/biometry.ts';
import type { Session } from '../../session/Session.ts';
import { dropSession, forgetAccount } from '../../session/storedSession.ts';
import { addressBookKey } from '../../storage/addressBook.ts';
import { unreadableSlot, type DeviceStorage } from '../../storage/createDeviceStorage.ts';
import { customerKeys, deviceKeys } from '../../storage/keys.ts';
import type { StorageKey } from '../../storage/StorageKey.ts';

/** Takes a customer's entries out of a list that several customers of the device share. */
function leaveOthers<T>(storage: DeviceStorage, key: StorageKey<readonly T[]>, isOther: (entry: T) => boolean): void {
  const others = storage.read(key)?.filter(isOther) ?? [];
  if (others.length === 0) storage.remove(key);
  else storage.write(key, others);
}

/**
 * Nothing of a customer whose account is closed stays on the device: neither the session nor the greeting, neither what they have saved,
 * noted and read nor the secret of their biometric sign-in (D-PROF-17, WISH-008, WISH-024). What cannot be read is nobody's for certain
 * and goes as well; the settings of the device stay.
 */
export function forgetCustomer({ storage, biometrics }: Pick<Services, 'storage' | 'biometrics'>, { userId, uuid }: Session): void {
  if (activatedFor(storage) !== null) void biometrics.forget();
  leaveOthers(storage, deviceKeys.tokenPopups, (popup) => popup.userId !== userId);
  // Without a uuid: written before user info had come.
  leaveOthers(storage, deviceKeys.orderNotes, (note) => note.uuid !== uuid && note.uuid !== '');
  const kept = [addressBookKey(uuid ?? ''), readMarksKey(uuid ?? '')];
  for (const slot of [...kept, ...[...kept, deviceKeys.orderNotes].map(unreadableSlot), customerKeys.stablecoinWarning(userId)])
    storage.remove(slot);
  dropSession(storage);
  forgetAccount(storage);
}

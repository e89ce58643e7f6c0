import { expect, it } from 'vitest';
import { toTrustedItem } from './TrustedRecipientsPage.tsx';

const since = '2026-11-24T23:30:00.000Z';
const SAVED = [{ network: 'ETH', name: 'Anna', address: '0x71C7656EC7ab88b098defB751B7401B5f6d8976F' }] as const;

it('names a trusted address from the address book, ignoring case, and leaves an IBAN unnamed (BRAKE-016)', () => {
  const address = { id: 7, kind: 'address', value: '0x71c7656ec7ab88b098defb751b7401b5f6d8976f', since } as const;
  expect(toTrustedItem(address, SAVED, 'en-GB')).toEqual({
    id: '7',
    kind: 'address',
    value: address.value,
    name: 'Anna',
    since: '24\u00A0Nov\u00A02026',
  });
  expect(toTrustedItem(address, [], 'en-GB').name).toBeNull();
  expect(toTrustedItem({ id: 8, kind: 'iban', value: 'DE89370400440532013000', since }, SAVED, 'en-GB').name).toBeNull();
});

import type { Dossier } from '../database/columns.ts';

const givenNames = [
  'Alice',
  'Bruno',
  'Clara',
  'David',
  'Elena',
  'Felix',
  'Greta',
  'Henry',
  'Irena',
  'Jonas',
  'Klara',
  'Lukas',
  'Maria',
] as const;
const familyNames = ['Hale', 'Keller', 'Lindgren', 'Moreau', 'Novak', 'Olsen', 'Petrov', 'Quinn', 'Rossi', 'Stone', 'Tamm'] as const;

export type Person = { readonly givenName: string; readonly familyName: string };

export function pickPerson(id: number): Person {
  return { givenName: givenNames[id % givenNames.length] ?? 'Alice', familyName: familyNames[id % familyNames.length] ?? 'Hale' };
}

/** Phone of a generated customer. Never ends in 0000, because such phones have fixed codes. */
export function toPhone(id: number): string {
  const phone = `+37061${String(id).padStart(6, '0')}`;
  return phone.endsWith('0000') ? `${phone}7` : phone;
}

export function createDossier({ givenName, familyName }: Person): Dossier {
  return {
    personal: { givenName, givenNameNational: null, familyName, familyNameNational: null, birthdate: '1988-04-23' },
    address: {
      country: 'Lithuania',
      countryCode: 'LTU',
      region: 'Vilnius',
      city: 'Vilnius',
      postalCode: '01103',
      streetAddress: 'Gedimino pr. 9',
    },
  };
}

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
const family = ['Hale', 'Keller', 'Lindgren', 'Moreau', 'Novak', 'Olsen', 'Petrov', 'Quinn', 'Rossi', 'Stone', 'Tamm'] as const;

export type Person = { readonly givenName: string; readonly familyName: string };

/** A name by the customer's number: the same for the same number. */
export function personOf(id: number): Person {
  return { givenName: givenNames[id % givenNames.length] ?? 'Alice', familyName: family[id % family.length] ?? 'Hale' };
}

/** A made customer's phone. It never ends in 0000 by chance: such phones have fixed codes. */
export function phoneOf(id: number): string {
  const phone = `+37061${String(id).padStart(6, '0')}`;
  return phone.endsWith('0000') ? `${phone}7` : phone;
}

export function dossierOf({ givenName, familyName }: Person): Dossier {
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

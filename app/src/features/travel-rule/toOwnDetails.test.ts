import { expect, it } from 'vitest';
import { toOwnDetails } from './bodies.ts';

const personal = { givenName: 'Alice', givenNameNational: null, familyName: 'Hale', familyNameNational: null, birthdate: '1988-04-23' };
const address = {
  verifiedStatus: 'success' as const,
  country: 'Lithuania',
  countryCode: 'LTU',
  region: 'Vilnius',
  city: 'Vilnius',
  postalCode: '01103',
  streetAddress: 'Gedimino pr. 9',
};

it('reads name, country, town, date of birth and CRN from the profile (TRS-067, RCV-024, D-TRS-08)', () => {
  const profile = { dossier: { personal, address }, entityType: 'company', entityLegalIds: { crn: '304123456' } } as const;
  expect(toOwnDetails(profile)).toEqual({
    name: 'Alice Hale',
    legalId: '304123456',
    country: 'LTU',
    countryName: 'Lithuania',
    town: 'Vilnius',
    dateOfBirth: '1988-04-23',
    isCompany: true,
  });
});

it('leaves empty what the profile does not contain (D-TRS-08)', () => {
  const nobody = { name: '', legalId: '', country: '', countryName: '', town: '', dateOfBirth: '', isCompany: false };
  expect(toOwnDetails({ dossier: null, entityType: 'individual', entityLegalIds: null })).toEqual(nobody);
  const half = { dossier: { personal: { ...personal, familyName: null }, address: { ...address, city: null } } };
  expect(toOwnDetails({ ...half, entityType: 'individual', entityLegalIds: {} })).toMatchObject({ name: 'Alice', legalId: '', town: '' });
});

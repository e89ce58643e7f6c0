import type { ParticipantDetails } from '@wallet/ui/screens/travel-rule';
import { expect, it } from 'vitest';
import { toSenderBody, toViolations } from './sender.ts';

const PERSON: ParticipantDetails = {
  type: 'third_party_individual',
  name: 'Bruno Keller',
  country: 'DEU',
  town: 'Bremen',
  dateOfBirth: '1990-02-01',
  wallet: 'unhosted',
};

it('sends only what the form asked for (RCV-026, D-RCV-15)', () => {
  expect(toSenderBody('31', PERSON, 'company')).toEqual({
    order_id: '31',
    originator_type: 'third_party_individual',
    originator_name: 'Bruno Keller',
    originator_country: 'DEU',
    originator_town: 'Bremen',
    originator_dob: '1990-02-01',
    originator_legal_form: 'individual',
    originator_wallet_type: 'unhosted',
  });
});

const getLegalForm = (type: ParticipantDetails['type'], own: 'company' | 'individual') =>
  toSenderBody('31', { ...PERSON, type }, own).originator_legal_form;

it('derives the legal form from the type, and for an own wallet from the customer (D-RCV-14)', () => {
  expect(getLegalForm('third_party_company', 'individual')).toBe('company');
  expect(getLegalForm('own_wallet', 'individual')).toBe('individual');
  expect(getLegalForm('own_wallet', 'company')).toBe('company');
});

it.each(['originator_name', 'originatorName', '[originator_name]', '[originatorName]'])(
  'maps %s to the name field (RCV-027, D-RCV-18)',
  (path) => {
    expect(toViolations([{ message: 'No', propertyPath: path }])).toEqual({ fields: { name: 'No' }, message: undefined });
  },
);

it('keeps the first message of a field and returns other paths as the message (RCV-027, D-RCV-18)', () => {
  const violations = [
    { message: 'Future date not allowed', propertyPath: 'originator_dob' },
    { message: 'Second', propertyPath: 'originatorDob' },
    { message: 'The order is closed', propertyPath: 'order_id' },
  ];
  expect(toViolations(violations)).toEqual({ fields: { dateOfBirth: 'Future date not allowed' }, message: 'The order is closed' });
});

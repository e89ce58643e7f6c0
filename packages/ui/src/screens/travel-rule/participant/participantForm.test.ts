import { expect, it } from 'vitest';
import { transferTexts } from '../../../patterns/transfer/transfer.texts.ts';
import type { OwnDetails, ParticipantIssues, ParticipantValues } from './Participant.types.ts';
import { emptyParticipant } from './emptyParticipant.ts';
import { isLocked, createParticipantSchema, toDetails, applyType, type ParticipantRules } from './participantForm.ts';
import { travelRuleTexts } from '../travelRule.texts.ts';

const TEXTS = { ...transferTexts, ...travelRuleTexts };
const ALICE: OwnDetails = {
  name: 'Alice Hale',
  legalId: '',
  country: 'LTU',
  countryName: 'Lithuania',
  town: 'Vilnius',
  dateOfBirth: '1988-04-23',
  isCompany: false,
};
const rules = (change: Partial<ParticipantRules> = {}): ParticipantRules => ({
  role: 'sender',
  own: ALICE,
  today: '2026-03-14',
  ...change,
});
function issues(values: Partial<ParticipantValues>, change: Partial<ParticipantRules> = {}): ParticipantIssues {
  const { error } = createParticipantSchema(rules(change), TEXTS).safeParse({ ...emptyParticipant, ...values });
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path[0], message]));
}
const birth = (dateOfBirth: string) => issues({ type: 'third_party_individual', dateOfBirth }).dateOfBirth;
const name = (text: string) => issues({ type: 'third_party_individual', name: text }).name;
const REQUIRED = 'This field is required';

it('requires name, country, town, date of birth and VASP of a person as sender (RCV-018, RCV-019, RCV-020)', () => {
  expect(issues({ type: 'third_party_individual' })).toEqual({
    name: REQUIRED,
    country: REQUIRED,
    town: REQUIRED,
    dateOfBirth: REQUIRED,
    vasp: REQUIRED,
  });
});

it('requires neither town nor date of birth of a beneficiary (D-TRS-06)', () => {
  expect(issues({ type: 'third_party_individual', wallet: 'unhosted' }, { role: 'beneficiary' })).toEqual({
    name: REQUIRED,
    country: REQUIRED,
  });
});

it(`requires the CRN of a company, and of the customer's own wallet when the profile has one (TRS-066, RCV-022)`, () => {
  expect(issues({ type: 'third_party_company' }).legalId).toBe(REQUIRED);
  expect(issues({ type: 'own_wallet' }).legalId).toBeUndefined();
  expect(issues({ type: 'own_wallet' }, { own: { ...ALICE, legalId: '304' } }).legalId).toBe(REQUIRED);
  expect(issues({ type: 'third_party_company', legalId: 'x'.repeat(36) }).legalId).toBe('Should have 35 characters or less');
});

it('accepts a date of birth from 1900 to today (RCV-021, D-RCV-17)', () => {
  expect(birth('2026-03-15')).toBe('Future date not allowed');
  expect(birth('2026-03-14')).toBeUndefined();
  expect(birth('1899-12-31')).toBe('Invalid date');
});

it('requires a name of up to 140 letters, digits, dots and spaces (TRS-013, TRS-014, TRS-015)', () => {
  expect(name('   ')).toBe(REQUIRED);
  expect(name(` ${'a'.repeat(140)} `)).toBeUndefined();
  expect(name('a'.repeat(141))).toBe('Should have 140 characters or less');
  expect(name('Müller Παπαδόπουλος 2.')).toBeUndefined();
  expect(name('A/B')).toBe('Can contain only letters, digits, dots and spaces');
});

it(`fills in the profile for the customer's own wallet and clears it for a third party (TRS-067, RCV-024, D-TRS-08)`, () => {
  const own = applyType({ ...emptyParticipant, name: 'Bruno' }, 'own_wallet', ALICE);
  expect(own).toMatchObject({ type: 'own_wallet', name: 'Alice Hale', country: 'LTU', town: 'Vilnius', dateOfBirth: '1988-04-23' });
  expect(applyType(own, 'third_party_individual', ALICE)).toEqual({ ...emptyParticipant, type: 'third_party_individual' });
  const typed = { ...emptyParticipant, type: 'third_party_individual', name: 'Bruno' } as const;
  expect(applyType(own, 'third_party_company', ALICE, typed)).toMatchObject({ type: 'third_party_company', name: 'Bruno', country: '' });
  expect(applyType(typed, 'third_party_company', ALICE).name).toBe('Bruno');
});

it(`locks the profile's fields unless they are empty or would be refused (D-TRS-08)`, () => {
  const own = { ...emptyParticipant, type: 'own_wallet' } as const;
  expect(isLocked('name', own, rules(), TEXTS)).toBe(true);
  expect(isLocked('vasp', own, rules(), TEXTS)).toBe(false);
  expect(isLocked('town', own, rules({ own: { ...ALICE, town: '' } }), TEXTS)).toBe(false);
  expect(isLocked('name', own, rules({ own: { ...ALICE, name: 'Anna-Maria Hale' } }), TEXTS)).toBe(false);
  expect(isLocked('name', { ...own, type: 'third_party_individual' }, rules(), TEXTS)).toBe(false);
});

it('sends the fields of the chosen type, trimmed (D-RCV-15, D-RCV-16)', () => {
  const all = {
    ...emptyParticipant,
    name: ' Alice ',
    legalId: '304',
    country: 'LTU',
    town: 'Vilnius',
    dateOfBirth: '1988-04-23',
    vasp: 'v',
  };
  const company = rules({ own: { ...ALICE, legalId: '304', isCompany: true } });
  expect(toDetails({ ...all, type: 'own_wallet', wallet: 'unhosted' }, company)).toEqual({
    type: 'own_wallet',
    name: 'Alice',
    country: 'LTU',
    legalId: '304',
    wallet: 'unhosted',
  });
  expect(toDetails(all, rules())).toBeNull();
});

import { describe, expect, it } from 'vitest';
import { ibanSentence, type IbanState } from './ibanSentence.ts';
import { sepaWithdrawalTexts as texts } from './sepaWithdrawal.texts.ts';

const GOOD = 'EE382200221020145685';
const WRONG_SUM = 'EE382200221020145686';
const HALF = 'EE3822002210';
const sentence = (changes: Partial<IbanState>) =>
  ibanSentence({ iban: GOOD, left: false, answer: null, outcome: { kind: 'done' }, ...changes }, texts);

describe('ibanSentence', () => {
  it('SEPA-040 is silent for a well-formed IBAN', () => expect(sentence({ left: true })).toBeUndefined());
  it('SEPA-040 names a wrong sum as soon as the country’s length is there', () =>
    expect(sentence({ iban: WRONG_SUM })).toBe('Invalid number'));
  it('D-SEPA-18 is silent while the IBAN is being typed', () => expect(sentence({ iban: HALF })).toBeUndefined());
  it('D-SEPA-18 names half an IBAN once it was left', () => expect(sentence({ iban: HALF, left: true })).toBe('Invalid number'));
  it('D-SEPA-18 asks for the IBAN once the empty field was left', () => {
    expect(sentence({ iban: '' })).toBeUndefined();
    expect(sentence({ iban: '', left: true })).toBe('This field is required');
  });
  it('SEPA-042 shows the refusal of the lookup', () => {
    expect(sentence({ answer: { kind: 'refused', message: 'Unknown bank' } })).toBe('Unknown bank');
  });
  it('D-SEPA-19 shows the refusal of the withdrawal before that of the lookup', () => {
    const outcome = { kind: 'refused', fields: { iban: 'Your own account' } } as const;
    expect(sentence({ outcome, answer: { kind: 'refused', message: 'Unknown bank' } })).toBe('Your own account');
  });
});

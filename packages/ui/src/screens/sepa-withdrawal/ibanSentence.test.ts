import { describe, expect, it } from 'vitest';
import { ibanSentence, type IbanState } from './ibanSentence.ts';
import { sepaWithdrawalTexts as texts } from './sepaWithdrawal.texts.ts';

const GOOD = 'EE382200221020145685';
const WRONG_SUM = 'EE382200221020145686';
const HALF = 'EE3822002210';
const sentence = (changes: Partial<IbanState>) =>
  ibanSentence({ iban: GOOD, left: false, answer: null, outcome: { kind: 'done' }, ...changes }, texts);

describe('ibanSentence', () => {
  it('is silent for a well-formed IBAN (SEPA-040)', () => expect(sentence({ left: true })).toBeUndefined());
  it('names a wrong sum as soon as the country’s length is there (SEPA-040)', () =>
    expect(sentence({ iban: WRONG_SUM })).toBe('Invalid number'));
  it('is silent while the IBAN is being typed (D-SEPA-18)', () => expect(sentence({ iban: HALF })).toBeUndefined());
  it('names half an IBAN once it was left (D-SEPA-18)', () => expect(sentence({ iban: HALF, left: true })).toBe('Invalid number'));
  it('asks for the IBAN once the empty field was left (D-SEPA-18)', () => {
    expect(sentence({ iban: '' })).toBeUndefined();
    expect(sentence({ iban: '', left: true })).toBe('This field is required');
  });
  it('shows the refusal of the lookup (SEPA-042)', () => {
    expect(sentence({ answer: { kind: 'refused', message: 'Unknown bank' } })).toBe('Unknown bank');
  });
  it('shows the refusal of the withdrawal before that of the lookup (D-SEPA-19)', () => {
    const outcome = { kind: 'refused', fields: { iban: 'Your own account' } } as const;
    expect(sentence({ outcome, answer: { kind: 'refused', message: 'Unknown bank' } })).toBe('Your own account');
  });
});

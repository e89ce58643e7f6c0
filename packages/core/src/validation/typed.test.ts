import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forAll } from '../testing/forAll.ts';
import { extractDigits, typeCode } from './codes.ts';
import { normalizePhone, checkPhone, typePhone } from './contacts.ts';
import { typeIban } from './iban.ts';
import { readAmount } from './readAmount.ts';
import { typeAmount } from './typeAmount.ts';
import { typeCardCode, typeCardNumber, typeExpiry } from './typeCard.ts';
import { type Edit, toLatinDigits, removeInvisible } from './typedText.ts';

const insertAtEnd = (inserted: string, before = ''): Edit => ({ before, inserted, removed: '', after: '' });
/** Types keys one after another through the rule of a field. */
const typeKeys = (rule: (edit: Edit) => { readonly kind: string; readonly text?: string }, keys: string): string =>
  Array.from(keys).reduce((before, key) => rule(insertAtEnd(key, before)).text ?? before, '');

describe('digits', () => {
  it('are read in every script, and nothing else is read as a digit (FMT-007, D-FMT-10)', () => {
    const all = Array.from({ length: 0x11_00_00 }, (_, code) => code).filter((code) => code < 0xd8_00 || code > 0xdf_ff);
    const characters = all.map((code) => String.fromCodePoint(code));
    const read = characters.filter((character) => /\d/.test(toLatinDigits(character)));
    expect(read.every((character) => /\p{Nd}/u.test(character))).toBe(true);
    expect(read.length % 10).toBe(0);
    // Compare with Unicode's own values for digits that it can fold: full-width, mathematical, segmented.
    const folded = read.filter((character) => /^\d$/.test(character.normalize('NFKC')));
    expect(folded.length).toBeGreaterThan(70);
    expect(folded.filter((character) => toLatinDigits(character) !== character.normalize('NFKC'))).toEqual([]);
    for (const digits of ['٠١٢٣٤٥٦٧٨٩', '۰۱۲۳۴۵۶۷۸۹', '०१२३४५६७८९', '০১২৩৪৫৬৭৮৯', '๐๑๒๓๔๕๖๗๘๙', '၀၁၂၃၄၅၆၇၈၉', '０１２３４５６７８９'])
      expect(toLatinDigits(digits)).toBe('0123456789');
  });

  it.each(['250¹', '25²', '①②', '½', 'Ⅻ', '一二三', '١²'])(
    'do not include %s, which only looks like digits (FMT-021, FMT-007, FMT-001)',
    (text) => {
      expect(readAmount(text, 'en-GB').kind).toBe('rejected');
      expect(typeCode(insertAtEnd(text), 6)).toEqual(
        /[一-三]/.test(text) ? { kind: 'accepted', text: '' } : { kind: 'rejected', why: 'text' },
      );
      expect(typePhone(insertAtEnd(text)).kind).toBe('rejected');
    },
  );

  it('do not include a footnote typed after an amount (FMT-021)', () => {
    expect(typeAmount('25²', 'en-GB', { decimals: 2, previous: '25' })).toEqual({ kind: 'rejected', why: 'text', isSlip: true });
  });
});

describe('an amount', () => {
  const marks = ["'", '’', '٬', ' ', '\u00A0', '\u202F', '\u2009'];
  it.each(marks)('is read with %o between its thousands (D-FMT-10)', (mark) => {
    expect(readAmount(`1${mark}234${mark}567.50`, 'en-GB')).toEqual({ kind: 'read', text: '1234567.50' });
  });

  it('is read in the notation of any language (D-FMT-10)', () => {
    for (const language of [
      'ar-EG',
      'fa',
      'bn',
      'hi',
      'mr',
      'my',
      'ne',
      'de-CH',
      'fr',
      'pl',
      'pt-PT',
      'et',
      'sv',
      'he',
      'ur',
      'en-IN',
      'th-u-nu-thai',
    ])
      for (const style of ['decimal', 'currency'] as const) {
        const written = new Intl.NumberFormat(language, { style, currency: 'EUR', minimumFractionDigits: 2, maximumFractionDigits: 2 });
        expect([language, readAmount(written.format(1_234_567.5), 'en-GB', 'EUR')]).toEqual([
          language,
          { kind: 'read', text: '1234567.50' },
        ]);
      }
  });

  it.each([
    ['US$1,234.50', 'USD'],
    ['1 234,50 $US', 'USD'],
    ['＄１，２３４．５０', 'USD'],
    ['\u200F1,234.50\u00A0\u200E€', 'EUR'],
  ])('is read from %s (FMT-024)', (written, code) => {
    expect(readAmount(written, 'en-GB', code)).toEqual({ kind: 'read', text: '1234.50' });
  });
});

it.each([' ', "'", '1', '.', 'x', '\u200B'])('refuses an oversized paste of %o without reading it (D-FMT-13)', (filler) => {
  const text = `1${filler.repeat(1_000_000)}1x1`;
  expect(readAmount(text, 'en-GB').kind).toBe('rejected');
  for (const rule of [typePhone, typeIban, typeCardNumber, typeCardCode, typeExpiry]) expect(rule(insertAtEnd(text)).kind).toBe('rejected');
  expect(typeCode(insertAtEnd(text), 6).kind).toBe('rejected');
});

describe('a code', () => {
  it.each([
    ['98', '123456', '123456'],
    ['123456', '654321', '654321'],
    ['', '123-456', '123456'],
    ['', '\u202A١٢٣٤٥٦\u202C', '123456'],
    ['', '۱۲۳', '123'],
    ['', 'Your code is 123456. It is valid for 10 minutes.', '123456'],
    ['12', 'a', '12'],
    ['12', '34', '1234'],
  ])('with %o typed and %o pasted becomes %o (FMT-007)', (before, inserted, text) => {
    expect(typeCode(insertAtEnd(inserted, before), 6)).toEqual({ kind: 'accepted', text });
  });

  it.each([
    ['', '1234567'],
    ['12', '34567'],
    ['123456', '7'],
  ])('with %o typed and %o pasted is rejected, not truncated (FMT-007, D-FMT-13)', (before, inserted) => {
    expect(typeCode(insertAtEnd(inserted, before), 6)).toEqual({ kind: 'rejected', why: 'long' });
  });
});

describe('a phone number', () => {
  it.each([
    ['+44 (0)20 7946 0958', '+442079460958'],
    ['0044 (0) 20 7946 0958', '+442079460958'],
    ['tel:+370-600-00001', '+37060000001'],
    ['Phone: (+370) 600‑00001', '+37060000001'],
    ['+۳۷۰۶۰۰۰۰۰۰۱', '+37060000001'],
    ['＋３７０６００００００１', '+37060000001'],
    ['\u202A+370 600 00001\u202C', '+37060000001'],
  ])('is read from %s as %s (FMT-001, D-FMT-01)', (pasted, phone) => {
    expect(typePhone(insertAtEnd(pasted))).toEqual({ kind: 'accepted', text: phone });
    expect(normalizePhone(pasted)).toBe(phone);
    expect(checkPhone(pasted)).toBeNull();
  });

  it.each(['anna1990@example.com', 'call me at 5', 'IBAN DE89 3704'])('is not read from %s (FMT-002, D-FMT-02)', (pasted) => {
    expect(typePhone(insertAtEnd(pasted, '+370'))).toEqual({ kind: 'rejected', why: 'text' });
    expect(checkPhone(`${pasted}12345`)).toBe('invalid');
  });

  it('replaces the typed text when it is pasted with its country code (FMT-001)', () => {
    expect(typePhone(insertAtEnd('+37060000001', '+370'))).toEqual({ kind: 'accepted', text: '+37060000001' });
    expect(typePhone(insertAtEnd('60000001', '+370'))).toEqual({ kind: 'accepted', text: '+37060000001' });
    expect(typeKeys(typePhone, '0044x20')).toBe('+4420');
  });
});

it('replaces the typed text with a complete pasted IBAN and inserts any other paste (SEPA-039, D-FMT-07)', () => {
  expect(typeIban(insertAtEnd('IBAN: DE89 3704 0044 0532 0130 00', 'LT12'))).toEqual({ kind: 'accepted', text: 'DE89370400440532013000' });
  expect(typeIban(insertAtEnd('1000 0111', 'LT12'))).toEqual({ kind: 'accepted', text: 'LT1210000111' });
});

describe('a card', () => {
  it.each(['02/2031', '02/31', '2/31', '0231', '022031', '02 / 31', '02-2031', '02.31', '2031-02', '2031/2', '٠٢/٣١', '02\u20132031'])(
    'with an expiry of %o expires in 02/31 (D-CARDS-03, D-CARDS-04)',
    (filled) => {
      expect(typeExpiry(insertAtEnd(filled, '11/2'))).toEqual({ kind: 'accepted', text: '02/31' });
    },
  );

  it('separates month and year while the date is typed, in any notation (D-CARDS-04)', () => {
    expect(['08', '082', '0829', '8/29', '08/2029', '0820'].map((keys) => typeKeys(typeExpiry, keys))).toEqual([
      '08',
      '08/2',
      '08/29',
      '08/29',
      '08/29',
      '08/20',
    ]);
    expect(typeExpiry(insertAtEnd('5', '08/29'))).toEqual({ kind: 'rejected', why: 'text' });
    expect(typeExpiry(insertAtEnd('anna', '08'))).toEqual({ kind: 'rejected', why: 'text' });
  });

  it('groups its number and never truncates digits (D-CARDS-04)', () => {
    expect(typeKeys(typeCardNumber, '4242424242424242')).toBe('4242 4242 4242 4242');
    expect(typeCardNumber(insertAtEnd('4242-4242-4242-4242', '99'))).toEqual({ kind: 'accepted', text: '4242 4242 4242 4242' });
    expect(typeCardNumber(insertAtEnd('42424242424242424242')).kind).toBe('rejected');
    expect(typeCardNumber(insertAtEnd('anna@example.com')).kind).toBe('rejected');
    expect([typeCardCode(insertAtEnd('123')), typeCardCode(insertAtEnd('12345')), typeCardCode(insertAtEnd('٣', '12'))]).toEqual([
      { kind: 'accepted', text: '123' },
      { kind: 'rejected', why: 'text' },
      { kind: 'accepted', text: '123' },
    ]);
  });
});

it('property: no rule of typing throws, and an accepted text is accepted again unchanged (FMT-007, FMT-001, D-FMT-07)', () => {
  const texts = fc.string({ unit: 'binary', maxLength: 40 });
  forAll(texts, texts, texts, (before, inserted, after) => {
    for (const rule of [typePhone, typeIban, typeCardNumber, typeCardCode, typeExpiry, (edit: Edit) => typeCode(edit, 6)]) {
      const typed = rule({ before, inserted, removed: '', after });
      if (typed.kind === 'accepted' && typed.text.length > 1) expect(rule(insertAtEnd(typed.text))).toEqual(typed);
    }
    expect(extractDigits(removeInvisible(inserted))).toMatch(/^\d*$/);
  });
});

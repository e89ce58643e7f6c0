import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forAll } from '../testing/forAll.ts';
import { foldForSearch } from './foldForSearch.ts';

describe('folding a text for search', () => {
  it.each([
    ['Žydrūnas', 'zydrunas'],
    ['ŽYDRŪNAS'.normalize('NFD'), 'zydrunas'],
    ['O’Brien', 'obrien'],
    ["O'BRIEN", 'obrien'],
    ['OʼBrien', 'obrien'],
    ['O`Brien', 'obrien'],
    ['O´Brien', 'obrien'],
    ['Ｏ＇Ｂｒｉｅｎ', 'obrien'],
    ['Côte d’Ivoire', 'cote divoire'],
    ['Jean‑Pierre', 'jean pierre'],
    ['Congo – Kinshasa', 'congo kinshasa'],
    ['Straße STRASSE STRAẞE', 'strasse strasse strasse'],
    ['İstanbul IŞIK ışık', 'istanbul isik isik'],
    ['Łódź', 'lodz'],
    ['Søren Ærø', 'soren aero'],
    ['Œuvre œil', 'oeuvre oeil'],
    ['Þór Guðmundsson Đặng', 'thor gudmundsson dang'],
    ['Ħamrun Ŧ', 'hamrun t'],
    ['Nguyễn Thị Hương', 'nguyen thi huong'],
    ['ﬁona ﬂora', 'fiona flora'],
    ['Ωμέγας ΩΜΈΓΑΣ', 'ωμεγασ ωμεγασ'],
    ['ЁЛКА Йод', 'елка иод'],
    ['לְשׁוֹן', 'לשון'],
    ['مُحَمَّد', 'محمد'],
    ['가각'.normalize('NFD'), '가각'.normalize('NFKD')],
    ['An\u200Bna\u00AD \uFEFF\u202EKeller\u2069', 'anna keller'],
    [' a\u00A0b\u202Fc\u3000d\te\n', 'a b c d e'],
    ['Ångström', 'angstrom'],
    ['K', 'k'],
    ["'", ''],
    ['\uA78Bama \uA78Cama', 'ama ama'],
  ])('folds %s to %s (WISH-021, D-APP-14)', (text, folded) => {
    expect(foldForSearch(text)).toBe(folded);
  });

  it('property: does not depend on the encoding of the text and is idempotent (WISH-021)', () => {
    forAll(fc.string({ unit: 'binary' }), (text) => {
      const folded = foldForSearch(text);
      expect(foldForSearch(text.normalize('NFD'))).toBe(folded);
      expect(foldForSearch(text.normalize('NFC'))).toBe(folded);
      expect(foldForSearch(folded)).toBe(folded);
    });
  });
});

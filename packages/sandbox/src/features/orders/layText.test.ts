import fc from 'fast-check';
import { expect, it } from 'vitest';
import { inflateSync } from 'node:zlib';
import { layText, type TextLine } from './layText.ts';
import { toLegibleText } from './receiptLetters.ts';
import { writeReceipt } from './writeReceipt.ts';

const WIDTH = 320;
const listGlyphs = ({ runs }: TextLine) => runs.flatMap(({ text, face }) => face.font.layout(text, []).glyphs);
/** The characters of the lines in display order, from left to right. */
const showText = (text: string): string =>
  layText(text, WIDTH, 10)
    .map((line) => String.fromCodePoint(...listGlyphs(line).flatMap(({ codePoints }) => codePoints)))
    .join('\n');

/** Number of characters of a PDF that its fonts have no glyph for. Glyph 0 of each font is the empty box. */
function countBoxes(pdf: Buffer): number {
  const streams = pdf.toString('latin1').matchAll(/\/FlateDecode[^]*?stream\n([^]*?)\nendstream/g);
  const pages = [...streams].map(([, bytes = '']) => inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1'));
  const shown = pages.flatMap((page) => page.match(/\[[^\]]*\] TJ/g) ?? []).flatMap((array) => array.match(/<[\da-f]+>/g) ?? []);
  expect(shown.length).toBeGreaterThan(0);
  return shown.flatMap((codes) => codes.match(/[\da-f]{4}/g) ?? []).filter((code) => code === '0000').length;
}

const NAMES = {
  Latin: 'Žydrūnas Đorđević',
  Vietnamese: 'Nguyễn Thị Ánh Tuyết',
  Greek: 'Γιώργος Παπαδόπουλος',
  Cyrillic: 'Фёдор Ёлкин',
  Armenian: 'Արամ Խաչատրյան',
  Georgian: 'გიორგი ბერიძე',
  Hebrew: 'משה כהן',
  Arabic: 'محمد علي',
  Persian: 'علی‌اکبر ۱۲۳',
  Thai: 'สมชาย น้ำใจ',
  Lao: 'ສົມສັກ',
  Devanagari: 'नमस्ते',
  Chinese: '李小龍',
  Japanese: '山田 太郎 サトウ はなこ',
};

async function writeWithName(name: string): Promise<Buffer> {
  const groups = [{ title: 'Payee', lines: [['Beneficiary', name] as const] }];
  return writeReceipt({ locale: 'en-GB', title: 'Receipt', groups, footer: [] }, new Date(0));
}

it.each(Object.entries(NAMES))('a receipt has glyphs for a name in %s (WISH-023)', async (_, name) => {
  expect(toLegibleText(name)).not.toContain('[');
  expect(countBoxes(await writeWithName(name))).toBe(0);
});

it.each([
  ['김철수', '[Gim Cheol Su]'],
  ['王伟', '[Wang Wei]'],
  ['বাংলা তামিল', '[bamla tamil]'],
  ['தமிழ் 12', '[tmil] 12'],
  ['አበበ', "['abebe]"],
  ['ไทย বাংলা Ltd', 'ไทย [bamla] Ltd'],
  ['🙂', '[:slight_smile:]'],
  ['\uE000', '[U+E000]'],
])('a receipt writes %s in Latin letters, because none of its fonts has them (WISH-023)', async (name, reading) => {
  expect(toLegibleText(name)).toBe(reading);
  expect(countBoxes(await writeWithName(name))).toBe(0);
});

it('a screen reader reads the value itself, whatever its script (WISH-023)', async () => {
  expect((await writeWithName('김철수')).includes(Buffer.from('\uFEFF김철수', 'utf16le').swap16())).toBe(true);
});

it.each([
  ['משה כהן', 'ןהכ השמ'],
  ['משה כהן €1,250.00', '€1,250.00 ןהכ השמ'],
  ['€1,250.00 to משה כהן, Haifa', '€1,250.00 to ןהכ השמ, Haifa'],
  ['משה (בע"מ) 12', '12 (מ"עב) השמ'],
  ['محمد علي IBAN 12', 'IBAN 12 يلع دمحم'],
  ['فارسی ۱۲۳', '۱۲۳ یسراف'],
  ['12.50 EUR', '12.50 EUR'],
])('%s runs from the right where its letters do, while its figures do not (WISH-023)', (text, order) => {
  expect(showText(text)).toBe(order);
});

it('tone marks are placed above the ring of a Thai vowel that follows them (WISH-023)', () => {
  expect(showText('น้ำ')).toBe('น\u0E4D\u0E49า');
});

it('direction overrides and invisible characters are not drawn (WISH-023)', () => {
  expect(showText('\u202EAnna\u202C \u0000Ke\u200Bller\uFEFF')).toBe('Anna Keller');
});

it('long values wrap at spaces, or between characters without them, and keep their line breaks (WISH-023)', () => {
  expect(showText(`${'Anna '.repeat(12)}Keller`).split('\n')).toEqual(['Anna '.repeat(11).trim(), 'Anna Keller']);
  expect(showText('0123456789abcdef'.repeat(4)).split('\n')).toHaveLength(2);
  expect(layText(`a${'\u00A0'.repeat(400)}b`, WIDTH, 10).every(({ height }) => height > 0)).toBe(true);
  expect(showText('first\r\nsecond')).toBe('first\nsecond');
  expect(
    showText('אבגד '.repeat(20))
      .split('\n')
      .map((line) => line.trim() === line),
  ).toEqual([true, true]);
});

const sortLetters = (text: string): string => (text.match(/[\p{L}\p{M}\p{N}]/gu) ?? []).toSorted().join('');
const anyText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: fc.constantFrom(...Array.from(`${Object.values(NAMES).join('')}(). \u00A0\n`)), maxLength: 140 }),
);

it('for any value, every character has a glyph, no letter is lost and no line is too wide (WISH-023)', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const lines = layText(text, WIDTH, 10);
      expect(lines.flatMap(listGlyphs).filter(({ id }) => id === 0)).toEqual([]);
      for (const { runs } of lines) expect(runs.reduce((sum, { width }) => sum + width, 0)).toBeLessThanOrEqual(WIDTH);
      const drawn = lines.flatMap(({ runs }) => runs.map((run) => run.text)).join('');
      expect(sortLetters(drawn)).toBe(
        sortLetters(
          text
            .split(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/)
            .map(toLegibleText)
            .join(''),
        ),
      );
    }),
  );
});

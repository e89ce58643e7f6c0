import { ColorSpace, contrastWCAG21, OKLCH, parse, sRGB, to } from 'colorjs.io/fn';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { tokenNames } from '../tokenNames.ts';
import { calculateContrast, lchToHex, toLch, type Hex } from './colour.ts';
import { defineBrand } from './defineBrand.ts';

ColorSpace.register(sRGB);
ColorSpace.register(OKLCH);

const anyHex = fc.integer({ min: 0, max: 0xffffff }).map((number): Hex => `#${number.toString(16).padStart(6, '0')}`);
const kolm = { id: 'kolm', name: 'Kolm', seeds: { accent: '#5b21b6' } } as const;

function parseBlock(css: string, selector: string): ReadonlyMap<string, string> {
  const [, body = ''] = css.split(`${selector}{`);
  const declarations = (body.split('}')[0] ?? '').split(';').map((text) => text.split(':'));
  return new Map(declarations.map(([name = '', value = '']) => [name, value]));
}

const getShapes = (radius: number): Record<string, string> =>
  Object.fromEntries(
    [...parseBlock(defineBrand({ ...kolm, radius }).css, '[data-brand="kolm"]')]
      .filter(([name]) => name.includes('-shape-'))
      .map(([name, value]) => [name.slice('--semantic-shape-'.length), value]),
  );

it('converts colours to OKLCH and back like a colour library (LIB-004)', () => {
  fc.assert(
    fc.property(anyHex, anyHex, (one, other) => {
      const { coords } = to(parse(one), OKLCH);
      expect(toLch(one).lightness).toBeCloseTo(coords[0] ?? 0, 4);
      expect(toLch(one).chroma).toBeCloseTo(coords[1] ?? 0, 4);
      expect(lchToHex(toLch(one))).toBe(one);
      expect(calculateContrast(one, other)).toBeCloseTo(contrastWCAG21(parse(one), parse(other)), 2);
    }),
  );
});

it('makes a readable brand in every mode from any accent (LIB-004)', () => {
  fc.assert(
    fc.property(anyHex, (accent) => defineBrand({ ...kolm, seeds: { accent } }).css.length > 0),
    { numRuns: 100 },
  );
});

it('makes a readable brand from any hero (LIB-004)', () => {
  fc.assert(
    fc.property(anyHex, anyHex, (accent, hero) => defineBrand({ ...kolm, seeds: { accent, hero } }).css.length > 0),
    { numRuns: 100 },
  );
});

it('refuses a brand and names each pair that cannot be read (LIB-004)', () => {
  expect(() => defineBrand({ ...kolm, seeds: { accent: '#5b21b6', ground: '#777777' } })).toThrow(
    /text-primary \(#\w{6}\) on bg-page \(#777777\), light: \d\.\d\d to 1, at least 4\.5 is needed/,
  );
  expect(() => defineBrand({ ...kolm, roles: { dark: { 'text-link': '#333333' } } })).toThrow(/text-link \(#333333\) on bg-page .*dark: /);
  expect(() => defineBrand({ ...kolm, seeds: { accent: '#5b2' } })).toThrow('"#5b2" is no colour');
  expect(() => defineBrand({ ...kolm, id: 'Kolm"]' })).toThrow('The id of a brand');
  expect(() => defineBrand({ ...kolm, fonts: { text: 'Arial;}' } })).toThrow('no list of font families');
});

it('declares all colours for light, dark, system and high contrast (LIB-004)', () => {
  const { css } = defineBrand({ ...kolm, seeds: { accent: '#5b21b6', ground: '#fdf6ec' } });
  const light = parseBlock(css, '[data-brand="kolm"]');
  const dark = parseBlock(css, '[data-brand="kolm"]:where([data-theme="dark"])');
  const system = parseBlock(css, '@media (prefers-color-scheme:dark){[data-brand="kolm"]:where(:not([data-theme]),[data-theme="system"])');
  const more = parseBlock(css, '[data-brand="kolm"]:where([data-theme="dark"]):where([data-contrast="more"])');
  expect(light.get('--semantic-color-action-primary-bg')).toBe('#5b21b6');
  expect(light.get('--semantic-color-bg-page')).toBe('#fdf6ec');
  expect([...dark.keys()]).toEqual([...light.keys()]);
  expect(system).toEqual(dark);
  expect(more.get('--semantic-color-text-muted')).not.toBe(dark.get('--semantic-color-text-muted'));
  const names: readonly string[] = tokenNames;
  expect([...light.keys()].filter((name) => !names.includes(name))).toEqual([]);
});

it(`derives every corner from one number, matching the library's two brands (LIB-004)`, () => {
  expect(getShapes(12)).toEqual({ control: '12px', input: '12px', code: '12px', tile: '12px', card: '16px', sheet: '20px', badge: '6px' });
  expect(getShapes(999)).toMatchObject({ control: '999px', input: '16px', code: '16px', tile: '20px', card: '28px', sheet: '28px' });
});

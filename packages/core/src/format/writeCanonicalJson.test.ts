import fc from 'fast-check';
import { expect, it } from 'vitest';
import { forAll } from '../testing/forAll.ts';
import { writeCanonicalJson } from './writeCanonicalJson.ts';

it('reproduces the example of RFC 8785 (RULE-046)', () => {
  const value: unknown = JSON.parse(
    '{"numbers":[333333333.33333329,1E30,4.50,2e-3,0.000000000000000000000000001],"string":"\\u20ac$\\u000F\\u000aA\'\\u0042\\u0022\\u005c\\\\\\"\\/","literals":[null,true,false]}',
  );
  expect(writeCanonicalJson(value)).toBe(
    '{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],"string":"€$\\u000f\\nA\'B\\"\\\\\\\\\\"/"}',
  );
});

it('sorts names by their UTF-16 code units (RULE-046)', () => {
  const value = { '€': 'Euro', '\r': 'Return', '\ufb33': 'Dalet', '1': 'One', '😀': 'Smiley', '\u0080': 'Control', ö: 'O' };
  expect(Object.keys(value).length).toBe(7);
  expect([...writeCanonicalJson(value).matchAll(/:"(\w+)"/g)].map(([, name]) => name)).toEqual([
    'Return',
    'One',
    'Control',
    'O',
    'Euro',
    'Smiley',
    'Dalet',
  ]);
});

it('property: keeps the value of any JSON, and canonicalises its own output to itself (RULE-046)', () => {
  forAll(fc.jsonValue({ maxDepth: 4 }), (value) => {
    const text = writeCanonicalJson(value);
    expect(writeCanonicalJson(JSON.parse(text))).toBe(text);
    expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
  });
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { forAll } from '../testing/forAll.ts';
import { anyOf, flag, listOf, nullable, object, oneOf, parseJson, text, whole } from './readers.ts';

const reader = object({ name: text(), roles: listOf(oneOf('a', 'b')), on: flag }, { count: nullable(whole(1)) });

it('reads known members, ignores unknown ones and omits absent optional ones', () => {
  expect(reader({ name: 'x', roles: ['a'], on: true, more: 1 })).toEqual({ name: 'x', roles: ['a'], on: true });
  expect(reader({ name: 'x', roles: [], on: true, count: null })).toEqual({ name: 'x', roles: [], on: true, count: null });
});

it('reports the path of every fault', () => {
  const issues: string[] = [];
  expect(reader({ name: '', roles: ['c'], on: 'yes', count: 0 }, issues)).toBeUndefined();
  expect(issues).toEqual([
    '- name: must be a text that is not empty',
    '- roles[0]: must be one of a, b',
    '- on: must be true or false',
    '- count: must be a whole number, at least 1',
  ]);
});

it('uses the first form that matches', () => {
  const form = anyOf(object({ kind: oneOf('sandbox') }), object({ kind: oneOf('recaptcha'), siteKey: text() }));
  expect(form({ kind: 'recaptcha', siteKey: 'k' })).toEqual({ kind: 'recaptcha', siteKey: 'k' });
  expect(form({ kind: 'recaptcha' })).toBeUndefined();
});

it('never throws, whatever the value', () => {
  forAll(fc.anything(), (value) => {
    reader(value, []);
  });
});

it('parses valid JSON and nothing else', () => {
  expect(['{"a":[1]}', 'null', '"x"'].map(parseJson)).toEqual([{ a: [1] }, null, 'x']);
  expect(['', '{', 'undefined', 'x'].map(parseJson)).toEqual([undefined, undefined, undefined, undefined]);
});

import { NavigationType } from 'react-router-dom';
import { expect, it } from 'vitest';
import { trailAfter } from './useTrail.ts';

const { Pop, Push, Replace } = NavigationType;

/** Moves through the history from the entry with which the document was loaded. */
const walk = (...moves: readonly (readonly [type: NavigationType, key: string])[]): readonly string[] =>
  moves.reduce<{ readonly trail: readonly string[]; readonly from: string | undefined }>(
    ({ trail, from }, [type, key]) => ({ trail: trailAfter(trail, from, key, type), from: key }),
    { trail: [], from: undefined },
  ).trail;

it('an entry that replaces the first one has none of the app before it (D-APP-13)', () => {
  expect(walk([Pop, 'default'], [Replace, 'assets'])).toEqual(['assets']);
});

it('a new entry comes after the one it was opened from, in place of what was ahead (D-APP-13)', () => {
  expect(walk([Pop, 'default'], [Push, 'cash'], [Push, 'send'], [Pop, 'cash'], [Push, 'receive'])).toEqual(['default', 'cash', 'receive']);
});

it('a document in which the app goes on continues the trail of the one before it (D-APP-13, THIRD-005)', () => {
  const handed = trailAfter(['default', 'cash'], 'cash', 'default', Push);
  expect(trailAfter(handed, undefined, 'default', Pop)).toEqual(handed);
  expect(trailAfter(handed, 'default', 'support', Replace)).toEqual(['default', 'cash', 'support']);
});

it('a reload keeps the trail, and an entry of another document begins a new one (D-APP-13)', () => {
  const trail = walk([Pop, 'default'], [Push, 'cash']);
  expect(trailAfter(trail, undefined, 'cash', Pop)).toEqual(trail);
  expect(trailAfter(trail, undefined, 'elsewhere', Pop)).toEqual(['elsewhere']);
});

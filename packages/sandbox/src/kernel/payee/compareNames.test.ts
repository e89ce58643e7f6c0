import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compareNames } from './compareNames.ts';
import { namePairs } from '../../testing/namePairs.ts';
import { namesByRule } from '../../testing/namesByRule.ts';

const titledPairs = namePairs.map((pair) => ({ ...pair, title: `${pair.own.name} → ${pair.holders.map(({ name }) => name).join(', ')}` }));

it('covers more than sixty handwritten pairs (VOP-020)', () => {
  expect(namePairs.length).toBeGreaterThan(60);
});

it.each(titledPairs)('$title: $outcome ($why) (RULE-040, VOP-020)', ({ own, holders, outcome }) => {
  expect(compareNames(own, holders).outcome).toBe(outcome);
});

const singleHolderPairs = titledPairs.filter(({ why, title }) => why !== 'holders' && !/ und |\[| \/ | & B\./.test(title));

it.each(singleHolderPairs)('$title gives the same result with the names swapped (VOP-020)', ({ own, holders, outcome }) => {
  const [holder] = holders;
  if (holder !== undefined) expect(compareNames(holder, [own]).outcome).toBe(outcome);
});

it('is right for over a thousand generated pairs, and for the same pairs swapped (VOP-020)', () => {
  const wrong = namesByRule.flatMap(({ own, holders, outcome, why }) => {
    const [holder = own] = holders;
    const outcomes = [compareNames(own, [holder]).outcome, compareNames(holder, [own]).outcome];
    return outcomes.every((one) => one === outcome)
      ? []
      : [`${own.name} → ${holder.name}: ${outcomes.join(', ')}, not ${outcome} (${why})`];
  });
  expect(wrong).toEqual([]);
  expect(namesByRule.length).toBeGreaterThan(1000);
  expect(new Set(namesByRule.map(({ own }) => own.name)).size).toBe(50);
});

it('reveals only the close one of two holders, as the bank writes it (RULE-040)', () => {
  const anna = { name: 'Anna Keller', kind: 'person' } as const;
  expect(compareNames(anna, [{ name: 'A. Keller & B. Keller', kind: 'person' }]).heldName).toBe('A. Keller');
  expect(compareNames(anna, [{ name: 'A. & B. KELLER', kind: 'person' }]).heldName).toBe('A. KELLER');
  expect(
    compareNames(anna, [
      { name: 'Bruno Stone', kind: 'person' },
      { name: 'Anne Keller', kind: 'person' },
    ]).heldName,
  ).toBe('Anne Keller');
});

it('accepts any two texts, and gives the same result with them swapped (RULE-040)', () => {
  const name = fc.record({
    name: fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 30 }),
      fc
        .array(fc.constantFrom('Anna', 'A.', 'von', 'Keller', 'Kellre', 'GmbH', 'Jürgen', 'Juergen', 'Dr.', 'Ltd', 'Müller'), {
          maxLength: 7,
        })
        .map((words) => words.join(' ')),
    ),
    kind: fc.constantFrom('person' as const, 'company' as const),
  });
  fc.assert(
    fc.property(name, name, (own, other) => {
      fc.pre(!/[/&+]|\b(?:und|and|et|oder|or|ou)\b/i.test(own.name + other.name));
      expect(compareNames(own, [other]).outcome).toBe(compareNames(other, [own]).outcome);
    }),
  );
});

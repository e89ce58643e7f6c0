import { expect, it } from 'vitest';
import { countAttacks, readCases } from './countAttacks.ts';

const call = { method: 'post', path: '/exchange/{id}', access: 'money' } as const;
const words = [
  'with no token',
  'with alg none',
  'with another key',
  'from another origin',
  'over the limit',
  'with an id that another customer holds',
  'twice at once',
];
const named = (name: string, status = 'passed') => ({ file: '/x/v8Authorisation.test.ts', name, status, why: '' });
const whole = words.map((kind) => named(`${kind} POST /exchange/{id} is refused`));
const others = Array.from({ length: 150 }, (_, index) => named(`attack ${index}`));

it('150 attacks by chapter, each call with all its cases, are enough (GUARD-026)', () => {
  const { lines, problems } = countAttacks([...whole, ...others], [call]);
  expect([lines, problems]).toEqual([['V8: 157 attacks, 157 of them held here'], []]);
});

it.each(words)('a money call that nobody attacks %s is missed (GUARD-026)', (kind) => {
  const left = whole.filter(({ name }) => !name.startsWith(kind));
  expect(countAttacks([...left, ...others], [call]).problems).toEqual([`POST /exchange/{id} has no attack "${kind}"`]);
});

it('fewer than 150, one that came through, and one of no chapter are said (GUARD-026)', () => {
  const cases = [...whole, named('came through', 'failed'), { ...named('of no chapter'), file: '/x/other.test.ts' }];
  expect(countAttacks(cases, [call]).problems).toHaveLength(3);
});

it('a file that could not be run has failed (GUARD-026)', () => {
  const text = JSON.stringify({ testResults: [{ name: 'v9.test.ts', message: 'No such module', assertionResults: [] }] });
  expect(readCases(text)).toMatchObject([{ status: 'failed', why: 'No such module' }]);
});

import { expect, it } from 'vitest';
import { spellOutFeatures } from './spellOutFeatures.ts';

const launch = { title: 'Launch', features: ['Accounts', 'Wallets'] };
const growth = { title: 'Growth', features: ['Everything in Launch', 'Reduced fees'] };
const wealth = { title: 'Wealth', features: ['Everything in Growth', 'Personal manager'] };

it('spells out the features of each included plan under the words that name it (DESK-010)', () => {
  expect(spellOutFeatures(wealth, [launch, growth])).toEqual([
    { title: 'Wealth', features: ['Personal manager'] },
    { title: 'Everything in Growth', features: ['Reduced fees'] },
    { title: 'Everything in Launch', features: ['Accounts', 'Wallets'] },
  ]);
});

it('keeps the words that name a plan which the customer does not see (DESK-010, D-PLAN-06)', () => {
  expect(spellOutFeatures(growth, [])).toEqual([{ title: null, features: growth.features }]);
  expect(spellOutFeatures(launch, [growth])).toEqual([{ title: null, features: launch.features }]);
});

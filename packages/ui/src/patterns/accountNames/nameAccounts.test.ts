import { expect, it } from 'vitest';
import { accountNamesTexts } from './accountNames.texts.ts';
import { nameAccounts } from './useAccountName.ts';

const { names } = accountNamesTexts;
const EURO = { code: 'EUR', name: 'EUR account', provider: 'Halden' };
const DOLLAR = { code: 'USD', name: 'USD account', provider: 'Halden' };

it('names an account after its currency while there is one of it (D-FMT-32)', () => {
  expect(nameAccounts(names, [EURO, DOLLAR])).toEqual(['Euro', 'US dollar']);
});

it('tells two accounts of one currency apart by provider, or under one provider by its names (D-FMT-36)', () => {
  expect(nameAccounts(names, [EURO, { ...EURO, provider: 'Ostra' }, DOLLAR])).toEqual(['Euro · Halden', 'Euro · Ostra', 'US dollar']);
  expect(nameAccounts(names, [EURO, { ...EURO, name: 'Savings' }])).toEqual(['Euro · EUR account', 'Euro · Savings']);
});

it('adds nothing that tells nothing (D-FMT-36)', () => {
  const unnamed = { code: 'EUR', name: 'Euro' };
  expect(nameAccounts(names, [unnamed, unnamed])).toEqual(['Euro', 'Euro']);
});

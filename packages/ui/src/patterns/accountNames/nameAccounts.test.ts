import { expect, it } from 'vitest';
import { accountNamesTexts } from './accountNames.texts.ts';
import { nameAccount, nameAccounts } from './useAccountName.ts';

const { names } = accountNamesTexts;
const EURO = { code: 'EUR', provider: 'Halden' };
const DOLLAR = { code: 'USD', provider: 'Halden' };

it('names an account as its host does, else after its currency (D-FMT-32)', () => {
  expect(nameAccount(names, { code: 'EUR', name: 'Livret bleu' })).toBe('Livret bleu');
  expect(nameAccount(names, { code: 'EUR' })).toBe('Euro');
  expect(nameAccount(names, { code: 'USD', name: '' })).toBe('US dollar');
  expect(nameAccount(names, { code: 'XPF' })).toBe('XPF');
});

it('tells two accounts of one name apart by their providers (D-FMT-36)', () => {
  expect(nameAccounts(names, [EURO, { ...EURO, provider: 'Ostra' }, DOLLAR])).toEqual(['Euro · Halden', 'Euro · Ostra', 'US dollar']);
  expect(nameAccounts(names, [EURO, { ...EURO, name: 'Livret bleu' }])).toEqual(['Euro', 'Livret bleu']);
});

it('adds nothing that tells nothing (D-FMT-36)', () => {
  expect(nameAccounts(names, [{ code: 'EUR' }, { code: 'EUR' }])).toEqual(['Euro', 'Euro']);
  expect(nameAccounts(names, [EURO, EURO])).toEqual(['Euro', 'Euro']);
});

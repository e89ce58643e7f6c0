import { expect, it } from 'vitest';
import { toDetailRows } from './OperationDetails.tsx';
import { travelRuleTexts } from './travelRule.texts.ts';

const rows = (...details: readonly (readonly [string, string])[]) =>
  toDetailRows(
    details.map(([name, value]) => ({ name, value })),
    travelRuleTexts,
  ).map(({ label, value }) => [label, value]);

it('lists known details in order, omits empty ones and appends unknown ones unchanged (D-TRS-16)', () => {
  expect(rows(['proof_of_wallet', 'signed'], ['crn', 'HRB 1'], ['lei', ' '], ['beneficiary_name', 'Bruno'])).toEqual([
    ['Beneficiary name', 'Bruno'],
    ['CRN', 'HRB 1'],
    ['Proof of wallet', 'signed'],
  ]);
});

it('shows codes with the texts of the form (TRS-053, TRS-058)', () => {
  expect(rows(['beneficiary_type', 'own_wallet'], ['wallet_type', 'unhosted'])).toEqual([
    ["Who I'm sending to", 'Myself'],
    ['Wallet type', 'Unhosted'],
  ]);
});

it('marks the terms that few customers know (D-TRS-40)', () => {
  const details = ['lei', 'crn', 'beneficiary_name'].map((name) => ({ name, value: 'x' }));
  const wallet = { name: 'wallet_type', value: 'vasp' };
  expect(toDetailRows([...details, wallet], travelRuleTexts).map(({ term }) => term)).toEqual([undefined, 'vasp', 'lei', 'crn']);
});

it('masks the e-mail after two characters (TRS-055, D-TRS-18)', () => {
  expect(rows(['beneficiary_email', 'alice@example.com'])).toEqual([['Beneficiary e-mail', 'al***@example.com']]);
});

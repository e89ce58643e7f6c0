import { userInfoExample } from '@wallet/contract/examples/user-info';
import { readUserInfo } from '@wallet/contract/customer/user-info';
import { expect, it } from 'vitest';
import { toFullName } from './toFullName.ts';

const DOSSIER = readUserInfo.answers[200].parse(userInfoExample).dossier ?? expect.fail('The example has a dossier');

it.each([
  ['Alice', 'Hale', 'Alice Hale'],
  ['Alice', null, 'Alice'],
  ['', 'Hale', 'Hale'],
  [null, '', null],
])('joins the given name %o and the family name %o to %o (D-USR-14, D-PROF-02)', (givenName, familyName, name) => {
  expect(toFullName({ ...DOSSIER, personal: { ...DOSSIER.personal, givenName, familyName } })).toBe(name);
});

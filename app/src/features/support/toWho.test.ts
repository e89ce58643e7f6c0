import { userInfoExample } from '@wallet/contract/examples/user-info';
import { readUserInfo } from '@wallet/contract/customer/user-info';
import { expect, it } from 'vitest';
import { toChatIdentity } from './model.tsx';

const info = readUserInfo.answers[200].parse(userInfoExample);

it('identifies the customer by uuid, with the hash as proof (USR-004, D-MENU-09)', () => {
  expect(toChatIdentity(info)).toEqual({
    user: { id: info.uuid, name: expect.stringContaining(info.dossier?.personal.givenName ?? 'nobody'), email: info.email },
    proof: { kind: 'hash', hash: userInfoExample.intercomHash },
  });
});

it('accepts a missing hash, name and e-mail address (USR-004)', () => {
  expect(toChatIdentity({ ...info, intercomHash: undefined, dossier: null, email: '' })).toEqual({
    user: { id: info.uuid, name: null, email: null },
    proof: null,
  });
});

it('sends no other customer data along with the provider’s JWT (THIRD-052)', () => {
  expect(toChatIdentity({ ...info, intercomJwt: 'eyJ.e30.x' })).toEqual({
    user: { id: info.uuid, name: null, email: null },
    proof: { kind: 'jwt', jwt: 'eyJ.e30.x' },
  });
});

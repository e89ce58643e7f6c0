import { userInfoExample } from '@wallet/contract/examples/user-info';
import { readUserInfo } from '@wallet/contract/customer/user-info';
import { expect, it } from 'vitest';
import { BotCheckFailure } from '../../api/withBotCheck.ts';
import { buildRefusal } from '../../testing/buildRefusal.ts';
import { sendMessage, toChatIdentity } from './SupportPage.tsx';

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

it('returns the ticket of an accepted message, and shows a refusal at its field or as a message (API-079)', async () => {
  expect(await sendMessage(async () => 'HS-000001')).toEqual({ kind: 'done', ticket: 'HS-000001' });
  const invalid = buildRefusal(400, { fields: { email: ['Invalid e-mail'] } });
  expect(await sendMessage(() => Promise.reject(invalid))).toEqual({ kind: 'refused', fields: { email: 'Invalid e-mail' } });
  const unchecked = buildRefusal(400, { code: 108, message: 'The bot check failed' });
  expect(await sendMessage(() => Promise.reject(unchecked))).toMatchObject({ message: 'The bot check failed' });
});

it('reports a bot check that could not run (D-APP-24)', async () => {
  expect(await sendMessage(() => Promise.reject(new BotCheckFailure('no token')))).toEqual({ kind: 'botCheckFailed' });
});

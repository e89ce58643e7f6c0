import type { APIRequestContext } from '@playwright/test';
import * as z from 'zod/mini';
import type { Control, Customer } from './control.ts';

const codeAnswer = z.object({ tenant_uuid: z.string() });

/** Creates a friend who signed up with the invite code, was verified and has a EUR account. */
export async function inviteFriend(request: APIRequestContext, control: Control, inviteCode: string): Promise<Customer> {
  const friend = await control.customer('kyc_start');
  const { username } = friend;
  const codeRequest = await request.post('/api/v1/one_time_code', { data: { username, intent: 'sign_up', captchaToken: 'any' } });
  const { tenant_uuid } = codeAnswer.parse(await codeRequest.json());
  const data = { username, tenant_uuid, code: await control.latestCode(username), invite_code: inviteCode };
  const answer = await request.post('/api/v1/sign_up', { data: { token: 'any', data } });
  if (!answer.ok()) throw new Error(`The sign-up was refused: ${answer.status()} ${await answer.text()}`);
  await control.patch(username, { status: 'on_board', addressStatus: 'success', iban: 'bound', balances: { EUR: '0.00' } });
  return friend;
}

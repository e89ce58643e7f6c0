import { signUp as signUpEndpoint } from '@wallet/contract/session';
import { askBotCheck } from '../../api/askBotCheck.ts';
import { createCall } from '../../api/createCall.ts';
import type { Services } from '../../providers/Services.ts';
import { toSession } from '../../session/toSession.ts';
import { pushMembers } from './pushMembers.ts';
import { visitKeys } from '../../storage/keys.ts';

export type Registration = { readonly username: string; readonly code: string; readonly tenantUuid: string };

/** Registers with a right code, which signs in (REG-020). A used invitation is not kept (D-REG-20). The app restarts by itself (REG-013). */
export async function signUp(services: Services, { username, code, tenantUuid }: Registration): Promise<void> {
  const { storage, session, connect } = services;
  const token = await askBotCheck(services, 'sign_up');
  const inviteCode = storage.read(visitKeys.inviteCode);
  const data = {
    username,
    code,
    tenant_uuid: tenantUuid,
    ...storage.read(visitKeys.campaign),
    ...(inviteCode === null ? {} : { invite_code: inviteCode }),
    ...(await pushMembers(services)),
  };
  const answer = await connect(createCall)(signUpEndpoint, { body: { token, data } });
  storage.remove(visitKeys.inviteCode);
  storage.remove(visitKeys.sentCode);
  session.dispatch({ name: 'signedIn', session: toSession(answer) });
}

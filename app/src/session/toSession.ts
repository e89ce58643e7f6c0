import type { SignIn } from '@wallet/contract/access/session';
import type { Session } from './Session.ts';

/** Creates the session from a sign-in response (SES-001, SES-002). The uuid follows with user info. */
export function toSession({ access_token: accessToken, refresh_token: refreshToken, token_type: tokenType, user }: SignIn): Session {
  const { id: userId, username, status, roles, address_status: addressStatus } = user;
  return {
    accessToken,
    refreshToken,
    userId,
    uuid: null,
    username,
    status,
    roles,
    addressStatus,
    ...(tokenType === undefined ? {} : { tokenType }),
  };
}

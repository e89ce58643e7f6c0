import type { SignIn } from '@wallet/contract/access/session';
import type { Session } from './Session.ts';

/** The session that a sign-in response begins (SES-001, SES-002). The uuid comes with user info. */
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

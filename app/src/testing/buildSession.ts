import type { Session } from '../session/Session.ts';

export function buildSession(overrides: Partial<Session> = {}): Session {
  return {
    accessToken: 'access-1',
    refreshToken: 'refresh-1',
    userId: '5001',
    uuid: '7b1f4c0e-52d7-4d0c-9a53-0f6a1f7c2e11',
    username: '+37060000001',
    status: 'on_board',
    roles: ['customer'],
    addressStatus: 'success',
    ...overrides,
  };
}

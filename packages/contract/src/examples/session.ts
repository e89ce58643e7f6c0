/** api.md 3.1. */
export const signInExample = {
  access_token: 'eyJhbGciOiJFZERTQSJ9.eyJzdWIiOiI3YjFmIn0.c2ln',
  expires_in: 900,
  refresh_token: 'rt_8Zb1w3mJ0qv6X2yKpLr4Tn5sUd7eHcGa9iFoQxYzWk0',
  refresh_token_expiration: 1773566813,
  user: { id: 5001, username: '+37060000001', status: 'on_board', roles: ['customer'], address_status: 'success' },
};

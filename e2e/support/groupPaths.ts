/** The pages of all groups of the dashboard. */
export const groupPaths: readonly string[] = ['cash', 'crypto', 'data', 'stocks', 'bonds', 'notes'].map(
  (group) => `/account-group/${group}`,
);

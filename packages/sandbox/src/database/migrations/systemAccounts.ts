import { systemAccountRows } from '../../ledger/systemAccounts.ts';

/** The provider's own accounts, as one statement. */
export const systemAccountStatements = [
  `insert into account (id, role, currency, decimals, name, created_at) values ${systemAccountRows
    .map(({ id, role, currency, decimals, name }) => `(${id}, '${role}', '${currency}', ${decimals}, '${name}', '2024-01-01T00:00:00Z')`)
    .join(', ')}`,
] as const;

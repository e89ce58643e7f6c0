import { operationsExample } from '@wallet/contract/examples/accounts';

const ACCOUNTS = 500;

/**
 * The example of the contract with 500 accounts: requisites for each fiat account, and its kinds of operations over all accounts of
 * a kind, as the provider groups them.
 */
export function operationsAnswer(): string {
  const { accounts, requisites, operations } = operationsExample;
  const many = Array.from({ length: ACCOUNTS / accounts.length }, (_, round) =>
    accounts.map((account) => ({ ...account, id: account.id + 1000 * round })),
  ).flat();
  const fiatIds = many.filter(({ type }) => type === 'fiat').map(({ id }) => id);
  const forEachFiat = <Row>(rows: readonly Row[]) => fiatIds.flatMap((accountId) => rows.map((row) => ({ ...row, accountId })));
  return JSON.stringify({
    ...operationsExample,
    accounts: many,
    requisites: {
      ...requisites,
      topupSepa: forEachFiat(requisites.topupSepa),
      withdrawSepa: forEachFiat(requisites.withdrawSepa),
    },
    operations: operations.map((operation) => ({
      ...operation,
      accountIds: many.filter(({ id }) => operation.accountIds.some((first) => first === id % 1000)).map(({ id }) => id),
    })),
  });
}

import type { Database } from '../../packages/sandbox/src/database/openDatabase.ts';
import { hold, release, settle } from '../../packages/sandbox/src/ledger/entries.ts';
import { placeOrder } from '../../packages/sandbox/src/ledger/orders.ts';
import { systemAccount } from '../../packages/sandbox/src/ledger/systemAccounts.ts';
import type { Holder } from '../../packages/sandbox/src/testing/bankTransfers.ts';

export const CLEARING = systemAccount('sepa_clearing', 'EUR');

/**
 * A withdrawal as the provider books it: the account locked, an order, two postings, two balances; one statement is one transaction.
 * @returns its order, null where the money is not there
 */
export const bookWithdrawal = (database: Database, { id, euro }: Holder, units: bigint, at: Date): Promise<bigint | null> =>
  placeOrder(database, {
    customerId: id,
    accountId: euro,
    type: 'withdraw_sepa',
    status: 'pending',
    volume: { value: '-1.00', currency: 'EUR' },
    flow: null,
    summary: [],
    from: { accountId: euro, units },
    entries: hold(euro, units),
    onCompleted: settle(euro, CLEARING, units),
    onRejected: release(euro, units),
    at,
  });

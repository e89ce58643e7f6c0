import { addMoney, isZero, subtractMoney } from '@wallet/core/money/arithmetic';
import { toAmountText, money, type Money, toMinorUnits } from '@wallet/core/money/money';
import { roundMoney } from '@wallet/core/money/rounding';
import type { Database } from '../../database/openDatabase.ts';
import type { Customer } from '../../kernel/authenticate.ts';
import { toWorthInEuro } from '../../kernel/rates/orderPrice.ts';
import type { Prices } from '../../kernel/rates/prices.ts';
import { describeReceipt } from '../../kernel/orderMoney.ts';
import { isRated } from '../../kernel/rates/rateTable.ts';
import { move } from '../../ledger/entries.ts';
import { placeOrder } from '../../ledger/orders.ts';
import { createSummary, createSummaryRow } from '../../ledger/summary.ts';
import { generateTransactionHash } from '../../kernel/wallet/networks.ts';
import { getSystemAccountId } from '../../ledger/systemAccounts.ts';

/** Time until the sandbox's network confirms a deposit (RULE-020). */
const RECEIVE_SECONDS = 30;

export type ArrivedCrypto = {
  readonly transaction: Database;
  readonly prices: Prices;
  readonly customer: Customer;
  readonly currency: string;
  readonly amount: string;
  readonly at: Date;
};

/** No chain has more decimals. */
const CHAIN_DECIMALS = 18;

type Holding = { readonly id: number; readonly decimals: number; readonly suspense: string };

/** Returns the amount to credit: whole units, including what is in suspense. The remainder stays there (RULE-027). */
async function computeCreditable(
  transaction: Database,
  { id, decimals, suspense }: Holding,
  currency: string,
  amount: string,
): Promise<Money> {
  const onChain = (text: string) => money(text, currency, CHAIN_DECIMALS);
  const arrived = addMoney(onChain(amount), onChain(suspense));
  const credited = roundMoney(arrived, decimals, 'down');
  const rest = subtractMoney(arrived, roundMoney(credited, CHAIN_DECIMALS, 'down'));
  await transaction
    .updateTable('account')
    .set({ suspense: toAmountText(rest) })
    .where('id', '=', id)
    .execute();
  return credited;
}

/**
 * Receives coins or tokens. Under the travel rule the order waits in `moderate` until the sender's details are entered and approved
 * (RULE-025). Otherwise the network confirms it in 30 s.
 * @returns the order; null if it made no full unit yet; undefined if the customer has no such account
 */
export async function receiveCrypto(arrival: ArrivedCrypto): Promise<bigint | null | undefined> {
  const { transaction, prices, customer, currency, amount, at } = arrival;
  const account = await transaction
    .selectFrom('account')
    .selectAll()
    .where('customer_id', '=', customer.id)
    .where('currency', '=', currency)
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
  if (account === undefined || account.type === 'fiat') return undefined;
  const value = await computeCreditable(transaction, account, currency, amount);
  if (isZero(value)) return null;
  const units = toMinorUnits(value);
  const { parts, ...description } = describeReceipt(value);
  const waits = customer.travel_rule_enabled;
  const status = waits ? 'moderate' : 'pending';
  const hash = generateTransactionHash(account.currency);
  return placeOrder(transaction, {
    customerId: customer.id,
    accountId: account.id,
    type: account.type === 'crypto' ? 'receive' : 'token_receive',
    status,
    ...description,
    summary: createSummary({
      details: [createSummaryRow('To wallet', account.name), createSummaryRow('Transaction hash', hash, { long: true, copy: true })],
      ...parts,
      status,
    }),
    to: { accountId: account.id, units },
    entries: [],
    onCompleted: move(getSystemAccountId('network', currency), account.id, units),
    details: { hash, ...(isRated(currency) ? { worth: toAmountText(toWorthInEuro(prices, value)) } : {}) },
    ...(waits ? { waitsFor: 'travel_rule' } : { timer: { status: 'completed', seconds: RECEIVE_SECONDS } }),
    at,
  });
}

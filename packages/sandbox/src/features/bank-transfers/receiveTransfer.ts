import { deductFee, sepaTopUp } from '@wallet/core/fees/bankTransfer';
import { isMore } from '@wallet/core/money/arithmetic';
import { toAmountText, money, type Money, toMinorUnits, zeroMoney } from '@wallet/core/money/money';
import { sql } from 'kysely';
import type { Database } from '../../database/openDatabase.ts';
import type { Customer } from '../../kernel/authenticate.ts';
import { formatHolderName, isSameName } from '../../kernel/customer/names.ts';
import { stampPlain } from '../../kernel/rates/orderPrice.ts';
import type { Settings } from '../../kernel/settings.ts';
import { createAvailableEntry, type Entry, toStoredEntries } from '../../ledger/entries.ts';
import { moveOrder, type OrderMove } from '../../ledger/moveOrder.ts';
import { placeOrder } from '../../ledger/orders.ts';
import { createProgressSection, createSummaryRow } from '../../ledger/progress.ts';
import { getSystemAccountId } from '../../ledger/systemAccounts.ts';
import { readEuroSetting } from '../../kernel/bank/sepaAccount.ts';

export type ArrivedTransfer = {
  readonly transaction: Database;
  readonly settings: Settings;
  readonly customer: Customer;
  /** A decimal text in EUR. */
  readonly amount: string;
  readonly sender: string;
  readonly at: Date;
};

type EuroAccount = { readonly id: number; readonly name: string };

/** Returns the account whose virtual IBAN the transfer was sent to; undefined without one. */
async function findAccountWithIban(transaction: Database, customerId: number): Promise<EuroAccount | undefined> {
  return transaction
    .selectFrom('virtual_iban')
    .innerJoin('account', 'account.id', 'virtual_iban.account_id')
    .select(['account.id', 'account.name'])
    .where('virtual_iban.customer_id', '=', customerId)
    .orderBy('account.id')
    .limit(1)
    .executeTakeFirst();
}

/**
 * Finds the announcement of this transfer, by the nearest amount if there are several (RULE-008). The row is locked, so that no other
 * arrival matches it as well.
 */
async function findAnnounced(transaction: Database, accountId: number, amount: string): Promise<bigint | undefined> {
  const row = await transaction
    .selectFrom('orders')
    .select('id')
    .where('to_account_id', '=', accountId)
    .where('type', '=', 'top_up_sepa')
    .where('status', '=', 'pending')
    .orderBy(sql`abs(coalesce((details->>'amount')::numeric, volume_value) - ${amount}::text::numeric)`)
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
  return row?.id;
}

/** Calculates the fee from the amount that arrived, whatever was announced. A small transfer never costs more than it brings. */
function quoteTransfer(amount: Money, settings: Settings) {
  const fee = readEuroSetting(settings, 'eur_top_up_sepa_fee');
  const minimalExclusive = zeroMoney(amount);
  const quote = sepaTopUp(amount, { fee, minimalExclusive, thresholdNoFee: readEuroSetting(settings, 'eur_top_up_sepa_threshold_no_fee') });
  return quote.isAllowed || !isMore(amount, minimalExclusive) ? quote : { ...deductFee(amount, amount), isAllowed: false };
}

function createSections(accountName: string, sender: string, amount: Money, fee: Money, received: Money) {
  return [
    { name: 'Details', rows: [createSummaryRow('To account', accountName), createSummaryRow('Sender', sender)] },
    {
      name: 'Amounts',
      rows: [
        createSummaryRow('Amount', `${toAmountText(amount)} EUR`),
        createSummaryRow('Fee', `${toAmountText(fee)} EUR`),
        createSummaryRow('Total receive', `${toAmountText(received)} EUR`),
      ],
    },
    createProgressSection('Bank transfer', 'pending'),
  ];
}

function toEnd(isHolder: boolean, isAllowed: boolean): Omit<OrderMove, 'at'> {
  if (isHolder && isAllowed) return { status: 'completed' };
  const why = isHolder
    ? 'The amount does not cover the fee. It was sent back.'
    : 'The sender is not the account holder. The transfer was sent back.';
  return { status: 'rejected', rejectedMessage: why };
}

/**
 * Receives a bank transfer (RULE-008): matched by IBAN, then by the nearest announced amount. An unannounced one gets a new order. It is
 * rejected and returned if the sender is not the holder, or if the fee exceeds the amount.
 * @returns undefined if the customer has no IBAN it could have been sent to
 */
export async function receiveTransfer({
  transaction,
  settings,
  customer,
  amount: text,
  sender,
  at,
}: ArrivedTransfer): Promise<bigint | undefined> {
  const account = await findAccountWithIban(transaction, customer.id);
  if (account === undefined) return undefined;
  const amount = money(text, 'EUR', 2);
  const { fee, totalReceive, isAllowed } = quoteTransfer(amount, settings);
  const received = { value: toAmountText(totalReceive), currency: 'EUR' };
  const flow = { from: { value: toAmountText(amount), currency: 'EUR' }, to: received };
  const entries: readonly Entry[] = [
    createAvailableEntry(getSystemAccountId('sepa_clearing', 'EUR'), -toMinorUnits(amount)),
    createAvailableEntry(account.id, toMinorUnits(totalReceive)),
    createAvailableEntry(getSystemAccountId('fees', 'EUR'), toMinorUnits(fee)),
  ];
  const summary = createSections(account.name, sender, amount, fee, totalReceive);
  const price = stampPlain('sepa', amount, fee);
  const details = { amount: toAmountText(amount), fee: toAmountText(fee), sender };
  const waiting = await findAnnounced(transaction, account.id, text);
  const id = waiting ?? (await placeArrival());
  if (waiting !== undefined) {
    await transaction
      .updateTable('orders')
      .set({
        volume_value: received.value,
        flow: JSON.stringify(flow),
        to_units: toMinorUnits(totalReceive),
        counterparty: sender,
        summary: JSON.stringify(summary),
        on_completed: JSON.stringify(toStoredEntries(entries)),
        price: JSON.stringify(price),
        details: JSON.stringify(details),
      })
      .where('id', '=', waiting)
      .execute();
  }
  const outcome = await moveOrder(transaction, id, { ...toEnd(isSameName(sender, formatHolderName(customer)), isAllowed), at });
  if (outcome !== 'moved') throw new Error(`A transfer that has arrived is booked nowhere: its order is ${outcome}`);
  return id;

  async function placeArrival(): Promise<bigint> {
    const order = await placeOrder(transaction, {
      customerId: customer.id,
      accountId: account?.id ?? 0,
      type: 'top_up_sepa',
      status: 'pending',
      volume: received,
      flow,
      summary,
      to: { accountId: account?.id ?? 0, units: toMinorUnits(totalReceive) },
      entries: [],
      onCompleted: entries,
      counterparty: sender,
      price,
      details,
      at,
    });
    if (order === null) throw new Error('An order that holds nothing was refused for lack of money');
    return order;
  }
}

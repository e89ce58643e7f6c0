import type { BodyOf, ParamsOf } from '@wallet/contract/endpoint';
import type { requestTopUp as endpoint } from '@wallet/contract/operations/bank-transfers';
import { daySeconds } from '@wallet/core/calendar/dayLength';
import { sepaTopUp } from '@wallet/core/fees/bankTransfer';
import { isMore } from '@wallet/core/money/arithmetic';
import { toAmountText, money, toMinorUnits, type Money, zeroMoney } from '@wallet/core/money/money';
import { sql } from 'kysely';
import { createTransferReference } from '../../kernel/bank/bankRequisites.ts';
import type { MoneyContext, RequestedOrder } from '../../kernel/call.ts';
import { toAccountPayee } from '../../kernel/confirmation/operation.ts';
import { getBeneficiary, formatHolderName, isSameName } from '../../kernel/customer/names.ts';
import { describeBankTopUp } from '../../kernel/orderMoney.ts';
import { refuse, type Refused } from '../../kernel/refusal.ts';
import { type OpenOrder, placeOrder } from '../../ledger/orders.ts';
import { createSummary, createSummaryRow } from '../../ledger/summary.ts';
import { readTopUpTerms, refusePendingIban, refuseMinimum, requireSepaAccount } from '../../kernel/bank/sepaAccount.ts';
import type { Database } from '../../database/openDatabase.ts';
import type { Customer } from '../../kernel/authenticate.ts';
import type { Settings } from '../../kernel/settings.ts';
import { createAvailableEntry, type Entry, toStoredEntries } from '../../ledger/entries.ts';
import { moveOrder, type OrderMove } from '../../ledger/moveOrder.ts';
import { getSystemAccountId } from '../../ledger/systemAccounts.ts';

/** How long an announced transfer is awaited (RULE-008). */
const WAIT_SECONDS = 14 * daySeconds;

type TopUp = Omit<MoneyContext, 'session'> & ParamsOf<typeof endpoint> & BodyOf<typeof endpoint>;

/**
 * Places the order that announces a SEPA transfer and waits for it (RULE-008). It contains what the announced amount would bring. The
 * amount that arrives decides.
 */
export async function requestTopUp(topUp: TopUp): Promise<RequestedOrder | Refused> {
  const { settings, customer, now } = topUp;
  if (topUp.paymentNetworkType !== 'sepa') return { refusal: refuse('notFound') };
  const sepa = await requireSepaAccount(topUp);
  if ('refusal' in sepa) return sepa;
  if (!sepa.isBound) return { refusal: refusePendingIban() };
  const amount = money(topUp.amount, 'EUR', 2);
  const terms = readTopUpTerms(settings);
  const { fee, arrives: totalReceive, isAllowed } = sepaTopUp(amount, terms);
  if (!isAllowed) return { refusal: refuseMinimum(isMore(amount, terms.minimalExclusive) ? fee : terms.minimalExclusive) };

  const { account } = sepa;
  const reference = createTransferReference(customer.id, account.id);
  const { parts, ...description } = describeBankTopUp({ amount, fee, totalReceive });
  const order: OpenOrder = {
    customerId: customer.id,
    accountId: account.id,
    type: 'top_up_sepa',
    status: 'pending',
    ...description,
    summary: createSummary({
      details: [createSummaryRow('To account', account.name), createSummaryRow('Details/Reference', reference, { copy: true })],
      ...parts,
      status: 'pending',
    }),
    to: { accountId: account.id, units: toMinorUnits(totalReceive) },
    entries: [],
    onCompleted: listTransferEntries(account.id, { amount, fee, totalReceive }),
    counterparty: getBeneficiary(customer).name,
    details: { amount: toAmountText(amount), fee: toAmountText(fee), reference },
    timer: { status: 'rejected', seconds: WAIT_SECONDS, message: 'The transfer did not arrive' },
    at: now,
  };
  const payee = { payee: toAccountPayee(account.id), payeeName: account.name };
  return { order, operation: { kind: 'sepa_top_up', amount, ...payee, fee } };
}

type ArrivedTransfer = {
  readonly transaction: Database;
  readonly settings: Settings;
  readonly customer: Customer;
  /** A decimal text in EUR. */
  readonly amount: string;
  readonly sender: string;
  readonly at: Date;
};

/** Returns the account whose virtual IBAN the transfer was sent to; undefined without one. */
async function findAccountWithIban(transaction: Database, customerId: number) {
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
  const minimalExclusive = zeroMoney(amount);
  const quote = sepaTopUp(amount, { ...readTopUpTerms(settings), minimalExclusive });
  return quote.isAllowed || !isMore(amount, minimalExclusive) ? quote : { ...quote, fee: amount };
}

type Quote = Readonly<Record<'amount' | 'fee' | 'totalReceive', Money>>;

const listTransferEntries = (accountId: number, { amount, fee, totalReceive }: Quote): readonly Entry[] => [
  createAvailableEntry(getSystemAccountId('sepa_clearing', 'EUR'), -toMinorUnits(amount)),
  createAvailableEntry(accountId, toMinorUnits(totalReceive)),
  createAvailableEntry(getSystemAccountId('fees', 'EUR'), toMinorUnits(fee)),
];

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
export async function receiveTransfer(arrival: ArrivedTransfer): Promise<bigint | undefined> {
  const { transaction, settings, customer, sender, at } = arrival;
  const account = await findAccountWithIban(transaction, customer.id);
  if (account === undefined) return undefined;
  const amount = money(arrival.amount, 'EUR', 2);
  const { fee, arrives: totalReceive, isAllowed } = quoteTransfer(amount, settings);
  const { parts, ...description } = describeBankTopUp({ amount, fee, totalReceive });
  const units = toMinorUnits(totalReceive);
  const entries = listTransferEntries(account.id, { amount, fee, totalReceive });
  const summary = createSummary({
    details: [createSummaryRow('To account', account.name), createSummaryRow('Sender', sender)],
    ...parts,
    status: 'pending',
  });
  const details = { amount: toAmountText(amount), fee: toAmountText(fee), sender };
  const announced = await findAnnounced(transaction, account.id, arrival.amount);
  if (announced !== undefined) {
    await transaction
      .updateTable('orders')
      .set({
        volume_value: description.volume.value,
        flow: JSON.stringify(description.flow),
        to_units: units,
        counterparty: sender,
        summary: JSON.stringify(summary),
        on_completed: JSON.stringify(toStoredEntries(entries)),
        price: JSON.stringify(description.price),
        details: JSON.stringify(details),
      })
      .where('id', '=', announced)
      .execute();
  }
  const id =
    announced ??
    (await placeOrder(transaction, {
      customerId: customer.id,
      accountId: account.id,
      type: 'top_up_sepa',
      status: 'pending',
      ...description,
      summary,
      to: { accountId: account.id, units },
      entries: [],
      onCompleted: entries,
      counterparty: sender,
      details,
      at,
    }));
  if (id === null) throw new Error('An order that holds nothing was refused for lack of money');
  const outcome = await moveOrder(transaction, id, { ...toEnd(isSameName(sender, formatHolderName(customer)), isAllowed), at });
  if (outcome !== 'moved') throw new Error(`A transfer that has arrived is booked nowhere: its order is ${outcome}`);
  return id;
}

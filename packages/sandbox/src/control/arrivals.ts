import { travelRuleStatuses } from '@wallet/contract/customer/user-info';
import { cardTopUp } from '@wallet/core/fees/cardTopUp';
import { toAmountText, money } from '@wallet/core/money/money';
import type { Hono } from 'hono';
import * as z from 'zod/mini';
import { inTransaction, type Database } from '../database/openDatabase.ts';
import type { Customer } from '../kernel/authenticate.ts';
import { refuse, refuseInWords } from '../kernel/refusal.ts';
import type { Services } from '../http/services.ts';
import type { Settings } from '../kernel/settings.ts';
import { placeCardOrder } from '../features/card-topups/cardPaymentOrder.ts';
import { reportSheet } from '../features/card-topups/cardProvider.ts';
import { findCustomer } from '../kernel/customer/customers.ts';
import { formatHolderName } from '../kernel/customer/names.ts';
import { receiveCrypto } from '../features/transfers/receiveCrypto.ts';
import { receiveTransfer } from '../features/bank-transfers/topUps.ts';
import { changeTravelRule } from '../features/travel-rule/reviewTravelRule.ts';
import { ControlRefusal, text, INVALID_VALUE, parseId, readControl, requireFound, UnusableValue } from './readControl.ts';

const depositSchema = z.object({
  username: text,
  currency: text,
  amount: z
    .string('A decimal string')
    .check(z.regex(/^(?!0+(\.0+)?$)\d{1,10}(\.\d{1,18})?$/, 'More than zero, a decimal string of at most 10 digits before the point')),
  kind: z.enum(['sepa', 'crypto', 'card'], INVALID_VALUE),
  sender: z.optional(text),
});
type Deposit = z.output<typeof depositSchema>;
const sheet = z.object({
  outcome: z.enum(['approve', 'decline', 'cancel'], INVALID_VALUE),
  card: z.optional(z.object({ number: text, expirationDate: text, holder: text }, INVALID_VALUE)),
});
const travelRulePatch = z.object({ status: z.enum(travelRuleStatuses, INVALID_VALUE) });
const TWO_DECIMALS = /^\d+(\.\d{1,2})?$/;

type Arrival = { readonly transaction: Database; readonly settings: Settings; readonly customer: Customer; readonly at: Date };

/** Credits a card payment that was not started in the app. The customer's oldest saved card counts as the payer. */
async function receiveCardPayment(
  { transaction, settings, customer, at }: Arrival,
  { currency, amount: typed }: Deposit,
): Promise<bigint | undefined> {
  const account = await transaction
    .selectFrom('account')
    .select(['id', 'name'])
    .where('customer_id', '=', customer.id)
    .where('currency', '=', currency)
    .where('type', '=', 'fiat')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  if (account === undefined) return undefined;
  const prefix = `${currency.toLowerCase()}_top_up_card`;
  const amount = money(typed, currency, 2);
  const { fee, total } = cardTopUp(amount, {
    minimal: money('0.00', currency, 2),
    feeRelative: settings.decimal(`${prefix}_fee_relative`),
    feeAbsolute: money(settings.decimal(`${prefix}_fee_absolute`), currency, 2),
  });
  const saved = await transaction
    .selectFrom('card')
    .select(['id', 'name', 'status'])
    .where('customer_id', '=', customer.id)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  const card = saved ?? { id: null, name: 'Card', status: 'verified' };
  const texts = { amount: toAmountText(amount), fee: toAmountText(fee), total: toAmountText(total) };
  return placeCardOrder({ transaction, customer, account, currency, ...texts, card, at });
}

function receiveDeposit(arrival: Arrival, deposit: Deposit): Promise<bigint | null | undefined> {
  const { transaction, settings, customer, at } = arrival;
  switch (deposit.kind) {
    case 'sepa':
      return receiveTransfer({
        transaction,
        settings,
        customer,
        amount: deposit.amount,
        sender: deposit.sender ?? formatHolderName(customer),
        at,
      });
    case 'crypto':
      return receiveCrypto({
        transaction,
        prices: settings.market.at(at),
        customer,
        currency: deposit.currency,
        amount: deposit.amount,
        at,
      });
    case 'card':
      return receiveCardPayment(arrival, deposit);
  }
}

export function mountArrivalControl(http: Hono, { database, clock, settings }: Services): void {
  http.post('/deposits', async (context) => {
    const deposit = await readControl(context, depositSchema);
    const { username, kind, currency, amount } = deposit;
    const customer = requireFound(await findCustomer(database, username));
    if (kind === 'sepa' && currency !== 'EUR') throw new UnusableValue('currency', 'SEPA transfers are in EUR');
    if (kind !== 'crypto' && !TWO_DECIMALS.test(amount)) throw new UnusableValue('amount', 'At most 2 decimals');
    const id = await inTransaction(database, (transaction) =>
      receiveDeposit({ transaction, settings, customer, at: clock.now() }, deposit),
    );
    if (id !== undefined) return context.json({ orderId: id?.toString() ?? null }, 201);
    throw new ControlRefusal(
      refuseInWords('stateChanged', {
        message: kind === 'sepa' ? 'The customer has no IBAN' : `The customer has no account for ${currency}`,
      }),
    );
  });

  http.post('/card-provider/:intent', async (context) => {
    const { outcome, card } = await readControl(context, sheet);
    const reported = await inTransaction(database, (transaction) =>
      reportSheet(transaction, context.req.param('intent'), { outcome, card, at: clock.now() }),
    );
    requireFound(reported === 'missing' ? undefined : reported);
    if (reported === 'final') throw new ControlRefusal(refuse('stateChanged'));
    return context.body(null, 204);
  });

  http.get('/travel-rule', async (context) => {
    const customer = requireFound(await findCustomer(database, context.req.query('username') ?? ''));
    const rows = await database
      .selectFrom('travel_rule')
      .selectAll()
      .where('customer_id', '=', customer.id)
      .orderBy('id', 'desc')
      .execute();
    return context.json(
      rows.map((row) => ({
        id: row.id.toString(),
        direction: row.direction,
        order_id: row.order_id?.toString() ?? null,
        status: row.status,
        amount: row.amount,
        currency: row.currency,
        beneficiary_wallet: row.beneficiary_wallet,
        details: row.details,
      })),
    );
  });

  http.patch('/travel-rule/:id', async (context) => {
    const { status } = await readControl(context, travelRulePatch);
    const id = parseId(context.req.param('id'));
    requireFound(await database.selectFrom('travel_rule').select('id').where('id', '=', id).executeTakeFirst());
    const moved = await inTransaction(database, (transaction) => changeTravelRule(transaction, id, status, clock.now()));
    if (!moved) throw new ControlRefusal(refuse('stateChanged'));
    return context.json({ id: id.toString(), status });
  });
}

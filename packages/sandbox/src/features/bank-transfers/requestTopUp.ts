import { daySeconds } from '@wallet/core/calendar/dayLength';
import { sepaTopUp } from '@wallet/core/fees/bankTransfer';
import { isMore } from '@wallet/core/money/arithmetic';
import { amountOf, money, toMinorUnits } from '@wallet/core/money/money';
import type { Database } from '../../database/openDatabase.ts';
import type { Customer } from '../../kernel/authenticate.ts';
import { transferReference } from '../../kernel/bank/bankRequisites.ts';
import type { AskedOrder } from '../../kernel/call.ts';
import { ownAccount } from '../../kernel/confirmation/operation.ts';
import { beneficiaryOf } from '../../kernel/customer/names.ts';
import { plainStamp } from '../../kernel/rates/orderPrice.ts';
import { type Refusal, refuse } from '../../kernel/refusal.ts';
import type { Settings } from '../../kernel/settings.ts';
import { available } from '../../ledger/entries.ts';
import type { OpenOrder } from '../../ledger/orders.ts';
import { progressSection, summaryRow } from '../../ledger/progress.ts';
import { systemAccount } from '../../ledger/systemAccounts.ts';
import { euroSetting, ibanPending, moreThan, openForSepa } from '../../kernel/bank/sepaAccount.ts';

/** How long an announced transfer is awaited (RULE-008). */
const WAIT_SECONDS = 14 * daySeconds;

type TopUp = {
  readonly transaction: Database;
  readonly settings: Settings;
  readonly customer: Customer;
  readonly accountId: number;
  /** The amount the customer sends, with at most 2 decimals. */
  readonly amount: string;
  readonly paymentNetworkType: string;
  readonly now: Date;
};

/**
 * Places the order that announces a SEPA transfer and waits for it (RULE-008). It contains what the announced amount would bring. The
 * amount that arrives decides.
 */
export async function requestTopUp(topUp: TopUp): Promise<AskedOrder | { readonly refusal: Refusal }> {
  const { settings, customer, now } = topUp;
  if (topUp.paymentNetworkType !== 'sepa') return { refusal: refuse('notFound') };
  const sepa = await openForSepa(topUp);
  if ('refusal' in sepa) return sepa;
  if (!sepa.isBound) return { refusal: ibanPending() };
  const amount = money(topUp.amount, 'EUR', 2);
  const minimum = euroSetting(settings, 'eur_top_up_sepa_minimal_exclusive');
  const quote = sepaTopUp(amount, {
    fee: euroSetting(settings, 'eur_top_up_sepa_fee'),
    minimalExclusive: minimum,
    thresholdNoFee: euroSetting(settings, 'eur_top_up_sepa_threshold_no_fee'),
  });
  if (!quote.isAllowed) return { refusal: moreThan(isMore(amount, minimum) ? quote.fee : minimum) };

  const { account } = sepa;
  const received = { value: amountOf(quote.totalReceive), currency: 'EUR' };
  const reference = transferReference(customer.id, account.id);
  const order: OpenOrder = {
    customerId: customer.id,
    accountId: account.id,
    type: 'top_up_sepa',
    status: 'pending',
    volume: received,
    flow: { from: { value: amountOf(amount), currency: 'EUR' }, to: received },
    summary: [
      {
        name: 'Details',
        rows: [summaryRow('To account', account.name), summaryRow('Details/Reference', reference, { copy: true })],
      },
      {
        name: 'Amounts',
        rows: [
          summaryRow('Amount', `${amountOf(amount)} EUR`),
          summaryRow('Fee', `${amountOf(quote.fee)} EUR`),
          summaryRow('Total receive', `${received.value} EUR`),
        ],
      },
      progressSection('Bank transfer', 'pending'),
    ],
    to: { accountId: account.id, units: toMinorUnits(quote.totalReceive) },
    entries: [],
    onCompleted: [
      available(systemAccount('sepa_clearing', 'EUR'), -toMinorUnits(amount)),
      available(account.id, toMinorUnits(quote.totalReceive)),
      available(systemAccount('fees', 'EUR'), toMinorUnits(quote.fee)),
    ],
    counterparty: beneficiaryOf(customer).name,
    price: plainStamp('sepa', amount, quote.fee),
    details: { amount: amountOf(amount), fee: amountOf(quote.fee), reference },
    timer: { status: 'rejected', seconds: WAIT_SECONDS, message: 'The transfer did not arrive' },
    at: now,
  };
  const payee = { payee: ownAccount(account.id), payeeName: account.name };
  return { order, operation: { kind: 'sepa_top_up', amount, ...payee, fee: quote.fee } };
}

import { daySeconds } from '@wallet/core/calendar/dayLength';
import { sepaTopUp } from '@wallet/core/fees/bankTransfer';
import { isMore } from '@wallet/core/money/arithmetic';
import { toAmountText, money, toMinorUnits } from '@wallet/core/money/money';
import type { Database } from '../../database/openDatabase.ts';
import type { Customer } from '../../kernel/authenticate.ts';
import { createTransferReference } from '../../kernel/bank/bankRequisites.ts';
import type { RequestedOrder } from '../../kernel/call.ts';
import { toAccountPayee } from '../../kernel/confirmation/operation.ts';
import { getBeneficiary } from '../../kernel/customer/names.ts';
import { stampPlain } from '../../kernel/rates/orderPrice.ts';
import { type Refusal, refuse } from '../../kernel/refusal.ts';
import type { Settings } from '../../kernel/settings.ts';
import { createAvailableEntry } from '../../ledger/entries.ts';
import type { OpenOrder } from '../../ledger/orders.ts';
import { createProgressSection, createSummaryRow } from '../../ledger/progress.ts';
import { getSystemAccountId } from '../../ledger/systemAccounts.ts';
import { readEuroSetting, refusePendingIban, refuseMinimum, requireSepaAccount } from '../../kernel/bank/sepaAccount.ts';

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
export async function requestTopUp(topUp: TopUp): Promise<RequestedOrder | { readonly refusal: Refusal }> {
  const { settings, customer, now } = topUp;
  if (topUp.paymentNetworkType !== 'sepa') return { refusal: refuse('notFound') };
  const sepa = await requireSepaAccount(topUp);
  if ('refusal' in sepa) return sepa;
  if (!sepa.isBound) return { refusal: refusePendingIban() };
  const amount = money(topUp.amount, 'EUR', 2);
  const minimum = readEuroSetting(settings, 'eur_top_up_sepa_minimal_exclusive');
  const quote = sepaTopUp(amount, {
    fee: readEuroSetting(settings, 'eur_top_up_sepa_fee'),
    minimalExclusive: minimum,
    thresholdNoFee: readEuroSetting(settings, 'eur_top_up_sepa_threshold_no_fee'),
  });
  if (!quote.isAllowed) return { refusal: refuseMinimum(isMore(amount, minimum) ? quote.fee : minimum) };

  const { account } = sepa;
  const received = { value: toAmountText(quote.totalReceive), currency: 'EUR' };
  const reference = createTransferReference(customer.id, account.id);
  const order: OpenOrder = {
    customerId: customer.id,
    accountId: account.id,
    type: 'top_up_sepa',
    status: 'pending',
    volume: received,
    flow: { from: { value: toAmountText(amount), currency: 'EUR' }, to: received },
    summary: [
      {
        name: 'Details',
        rows: [createSummaryRow('To account', account.name), createSummaryRow('Details/Reference', reference, { copy: true })],
      },
      {
        name: 'Amounts',
        rows: [
          createSummaryRow('Amount', `${toAmountText(amount)} EUR`),
          createSummaryRow('Fee', `${toAmountText(quote.fee)} EUR`),
          createSummaryRow('Total receive', `${received.value} EUR`),
        ],
      },
      createProgressSection('Bank transfer', 'pending'),
    ],
    to: { accountId: account.id, units: toMinorUnits(quote.totalReceive) },
    entries: [],
    onCompleted: [
      createAvailableEntry(getSystemAccountId('sepa_clearing', 'EUR'), -toMinorUnits(amount)),
      createAvailableEntry(account.id, toMinorUnits(quote.totalReceive)),
      createAvailableEntry(getSystemAccountId('fees', 'EUR'), toMinorUnits(quote.fee)),
    ],
    counterparty: getBeneficiary(customer).name,
    price: stampPlain('sepa', amount, quote.fee),
    details: { amount: toAmountText(amount), fee: toAmountText(quote.fee), reference },
    timer: { status: 'rejected', seconds: WAIT_SECONDS, message: 'The transfer did not arrive' },
    at: now,
  };
  const payee = { payee: toAccountPayee(account.id), payeeName: account.name };
  return { order, operation: { kind: 'sepa_top_up', amount, ...payee, fee: quote.fee } };
}

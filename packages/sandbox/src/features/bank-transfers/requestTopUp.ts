import type { BodyOf, ParamsOf } from '@wallet/contract/endpoint';
import type { requestTopUp as endpoint } from '@wallet/contract/operations/bank-transfers';
import { daySeconds } from '@wallet/core/calendar/dayLength';
import { sepaTopUp } from '@wallet/core/fees/bankTransfer';
import { isMore } from '@wallet/core/money/arithmetic';
import { toAmountText, money, toMinorUnits } from '@wallet/core/money/money';
import { createTransferReference } from '../../kernel/bank/bankRequisites.ts';
import type { MoneyContext, RequestedOrder } from '../../kernel/call.ts';
import { toAccountPayee } from '../../kernel/confirmation/operation.ts';
import { getBeneficiary } from '../../kernel/customer/names.ts';
import { stampPlain } from '../../kernel/rates/orderPrice.ts';
import { refuse, type Refused } from '../../kernel/refusal.ts';
import { toVolume } from '../../ledger/currencies.ts';
import type { OpenOrder } from '../../ledger/orders.ts';
import { createAmountRow, createSummary, createSummaryRow } from '../../ledger/summary.ts';
import { readTopUpTerms, refusePendingIban, refuseMinimum, requireSepaAccount } from '../../kernel/bank/sepaAccount.ts';
import { listTransferEntries } from './receiveTransfer.ts';

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
  const { fee, totalReceive, isAllowed } = sepaTopUp(amount, terms);
  if (!isAllowed) return { refusal: refuseMinimum(isMore(amount, terms.minimalExclusive) ? fee : terms.minimalExclusive) };

  const { account } = sepa;
  const reference = createTransferReference(customer.id, account.id);
  const order: OpenOrder = {
    customerId: customer.id,
    accountId: account.id,
    type: 'top_up_sepa',
    status: 'pending',
    volume: toVolume(totalReceive),
    flow: { from: toVolume(amount), to: toVolume(totalReceive) },
    summary: createSummary({
      details: [createSummaryRow('To account', account.name), createSummaryRow('Details/Reference', reference, { copy: true })],
      amounts: [createAmountRow('Amount', amount), createAmountRow('Fee', fee), createAmountRow('Total receive', totalReceive)],
      step: 'Bank transfer',
      status: 'pending',
    }),
    to: { accountId: account.id, units: toMinorUnits(totalReceive) },
    entries: [],
    onCompleted: listTransferEntries(account.id, { amount, fee, totalReceive }),
    counterparty: getBeneficiary(customer).name,
    price: stampPlain('sepa', amount, fee),
    details: { amount: toAmountText(amount), fee: toAmountText(fee), reference },
    timer: { status: 'rejected', seconds: WAIT_SECONDS, message: 'The transfer did not arrive' },
    at: now,
  };
  const payee = { payee: toAccountPayee(account.id), payeeName: account.name };
  return { order, operation: { kind: 'sepa_top_up', amount, ...payee, fee } };
}

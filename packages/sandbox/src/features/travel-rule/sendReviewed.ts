import type { Endpoint } from '@wallet/contract/endpoint';
import { commitReviewedSend, commitReviewedTokenSend, type confirmReviewedSend } from '@wallet/contract/operations/travel-rule-sends';
import { feeShortage } from '@wallet/core/fees/networkFee';
import { isMore } from '@wallet/core/money/arithmetic';
import { brakeTransfer } from '../../kernel/brake/brakeTransfer.ts';
import { toSendTransfer } from '../../kernel/brake/checkTransfer.ts';
import type { Result, WalletCall } from '../../kernel/call.ts';
import { refuse, refuseField, type Refused, toUsedByMember } from '../../kernel/refusal.ts';
import { toMoney } from '../../ledger/currencies.ts';
import { getNetworkFee } from '../../kernel/wallet/networks.ts';
import { placeSend } from '../../kernel/wallet/placeSend.ts';
import { prepareOperation } from '../../kernel/wallet/prepareOperation.ts';
import { refuseFunds } from '../../kernel/wallet/calculateSendTerms.ts';
import { findTravelRule, type TravelRule } from './travelRuleOnWire.ts';
import { changeTravelRule } from './reviewTravelRule.ts';
import { getAvailable, getFeeAllowance, lockWallet, refuseLocked, formatAmountWithCode } from '../../kernel/wallet/walletAccount.ts';

type SendContext = Pick<WalletCall<Endpoint>, 'transaction' | 'customer' | 'accountId'>;

async function findOrder({ transaction, customer }: SendContext, { id }: TravelRule): Promise<bigint | null | undefined> {
  const operations = transaction.selectFrom('prepared_operation').select('order_id').where('order_id', 'is not', null);
  const sent = await operations.where('travel_rule_id', '=', id).where('customer_id', '=', customer.id).executeTakeFirst();
  return sent?.order_id;
}

/** Finds the approved send of this account. Any other state is refused with 409 (RULE-025). */
async function findApproved(context: SendContext, id: string): Promise<{ readonly row: TravelRule } | Refused> {
  const { transaction, customer, accountId } = context;
  const row = await findTravelRule(transaction, customer.id, BigInt(id));
  if (row === undefined || row.direction !== 'send' || row.account_id !== accountId) return { refusal: refuse('notFound') };
  return row.status === 'approved' ? { row } : { refusal: refuse('stateChanged', toUsedByMember(await findOrder(context, row))) };
}

/** Prepares an approved send (API-058, API-059). Its amount is as reviewed, and the fee is never taken out of it (D-TRS-03). */
export async function confirmReviewed(call: WalletCall<typeof confirmReviewedSend>): Promise<Result<typeof confirmReviewedSend>> {
  const { transaction, settings, customer, session, accountId, body, now } = call;
  const wallet = await lockWallet(transaction, customer.id, accountId, call.type);
  if (wallet === undefined) return { refusal: refuse('notFound') };
  const approved = await findApproved(call, body.trt_id);
  if ('refusal' in approved) return approved;
  const { row } = approved;
  const address = row.beneficiary_wallet ?? '';
  const lock = await refuseLocked(transaction, wallet.account);
  if (lock !== undefined) return { refusal: lock };
  const { currency } = wallet.account;
  const amount = toMoney(row.amount, currency);
  const upper = getAvailable(wallet.account);
  if (isMore(amount, upper)) return { refusal: refuseFunds() };
  const fee = getNetworkFee(currency, body.fee);
  const missing = feeShortage({ fee, feeAllowance: getFeeAllowance(wallet), native: wallet.isNative ? { amount, upper } : null });
  if (missing !== null) return { refusal: refuseField('fee', `Need additional ${formatAmountWithCode(missing)} to cover the fee`) };
  const prepared = await prepareOperation({
    ...call,
    kind: 'travel_rule',
    travelRuleId: row.id,
    amount,
    fee,
    speed: body.fee,
    target: address,
    call: call.type === 'crypto' ? commitReviewedSend.id : commitReviewedTokenSend.id,
    operation: {
      kind: 'send_travel_rule',
      payee: address,
      payeeName: row.details.find(({ name }) => name === 'beneficiary_name')?.value ?? null,
    },
    details: { comment: row.comment },
    brake: () =>
      brakeTransfer(
        transaction,
        settings,
        toSendTransfer(settings.market.at(now), wallet, { customer, session, amount, fee, to: address, now }),
        body,
      ),
    isResend: body.repeated_event === 'true',
  });
  if ('refusal' in prepared) return prepared;
  const { tenant_uuid, amount: sent, fee: paid, passkey, ...holder } = prepared.answer;
  return { answer: { holder, tenant_uuid, amount: sent, fee: paid, ...(passkey === undefined ? {} : { passkey }) } };
}

/** Sends it (API-060, API-061), which completes its transaction. */
export async function commitReviewed(call: WalletCall<typeof commitReviewedSend>): Promise<Result<typeof commitReviewedSend>> {
  const approved = await findApproved(call, call.body.trt_id);
  if ('refusal' in approved) return approved;
  const sent = await placeSend({ ...call, kind: 'travel_rule' });
  if ('refusal' in sent) return sent;
  if (sent.prepared.travel_rule_id !== approved.row.id) return { refusal: refuse('stateChanged') };
  // It was rejected in the meantime, so nothing of the send may remain.
  if (!(await changeTravelRule(call.transaction, approved.row.id, 'completed', call.now))) return { refusal: refuse('stateChanged') };
  return sent;
}

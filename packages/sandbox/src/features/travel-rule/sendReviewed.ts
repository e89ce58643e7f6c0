import type { FeeSpeed } from '@wallet/contract/operations/fees';
import { commitReviewedSend, commitReviewedTokenSend } from '@wallet/contract/operations/travel-rule-sends';
import { feeShortage } from '@wallet/core/fees/networkFee';
import { isMore } from '@wallet/core/money/arithmetic';
import { money } from '@wallet/core/money/money';
import type { Database } from '../../database/openDatabase.ts';
import type { Customer, Session } from '../../kernel/authenticate.ts';
import { refuse, refuseField, type Refusal } from '../../kernel/refusal.ts';
import { moneyCurrency } from '../../ledger/currencies.ts';
import { networkFee } from '../../kernel/wallet/networks.ts';
import { placeSend } from '../../kernel/wallet/placeSend.ts';
import { prepareOperation, type PreparedAnswer } from '../../kernel/wallet/prepareOperation.ts';
import { notEnough } from '../../kernel/wallet/sendTerms.ts';
import type { Settings } from '../../kernel/settings.ts';
import type { Signed } from '../../kernel/wallet/signedOperation.ts';
import { findTravelRule, type TravelRule } from './travelRuleOnWire.ts';
import { changeTravelRule } from './travelRuleStatus.ts';
import { availableOf, feeAllowance, lockWallet, refuseLocked, amountInWords, type WalletType } from '../../kernel/wallet/walletAccount.ts';

type ReviewedSend = {
  readonly transaction: Database;
  readonly customer: Customer;
  readonly session: Session;
  readonly type: WalletType;
  readonly accountId: number;
  readonly now: Date;
};

/** The approved send of this account; what is in another state is 409 (RULE-025). */
async function findApproved(
  { transaction, customer, accountId }: ReviewedSend,
  id: string,
): Promise<{ readonly row: TravelRule } | { readonly refusal: Refusal }> {
  const row = await findTravelRule(transaction, customer.id, BigInt(id));
  if (row === undefined || row.direction !== 'send' || row.account_id !== accountId) return { refusal: refuse('notFound') };
  return row.status === 'approved' ? { row } : { refusal: refuse('stateChanged') };
}

/** The beneficiary by address and name, as the customer reads them in the message of the code. */
function payeeOf({ details, beneficiary_wallet: address }: TravelRule) {
  const payeeName = details.find((row) => row.name === 'beneficiary_name')?.value ?? null;
  return { kind: 'send_travel_rule', payee: address ?? '', payeeName } as const;
}

type Confirmed = {
  readonly answer: {
    holder: Omit<PreparedAnswer, 'tenant_uuid' | 'amount' | 'fee' | 'passkey'>;
    tenant_uuid: string;
    amount: string;
    fee: string;
    passkey?: true;
  };
};

/** Prepares an approved send (API-058, API-059): its amount is as reviewed, the fee never out of it (D-TRS-03). */
export async function confirmReviewed(
  request: ReviewedSend,
  origin: string,
  body: { readonly trt_id: string; readonly fee: FeeSpeed; readonly repeated_event: 'true' | 'false' },
): Promise<Confirmed | { readonly refusal: Refusal }> {
  const { transaction, customer, accountId, now } = request;
  const wallet = await lockWallet(transaction, customer.id, accountId, request.type);
  if (wallet === undefined) return { refusal: refuse('notFound') };
  const approval = await findApproved(request, body.trt_id);
  if ('refusal' in approval) return approval;
  const lock = await refuseLocked(transaction, wallet.account);
  if (lock !== undefined) return { refusal: lock };
  const { currencyCode, decimals } = moneyCurrency(wallet.account.currency);
  const amount = money(approval.row.amount, currencyCode, decimals);
  const upper = availableOf(wallet.account);
  if (isMore(amount, upper)) return { refusal: notEnough() };
  const fee = networkFee(currencyCode, body.fee);
  const missing = feeShortage({ fee, feeAllowance: feeAllowance(wallet), native: wallet.isNative ? { amount, upper } : null });
  if (missing !== null) return { refusal: refuseField('fee', `Need additional ${amountInWords(missing)} to cover the fee`) };
  const prepared = await prepareOperation({
    transaction,
    customer,
    accountId,
    kind: 'travel_rule',
    travelRuleId: approval.row.id,
    amount,
    fee,
    speed: body.fee,
    target: approval.row.beneficiary_wallet ?? '',
    call: request.type === 'crypto' ? commitReviewedSend.id : commitReviewedTokenSend.id,
    operation: payeeOf(approval.row),
    session: request.session,
    origin,
    details: { comment: approval.row.comment },
    isResend: body.repeated_event === 'true',
    now,
  });
  if ('refusal' in prepared) return prepared;
  const { tenant_uuid, amount: sent, fee: paid, passkey, ...holder } = prepared.answer;
  return { answer: { holder, tenant_uuid, amount: sent, fee: paid, ...(passkey === undefined ? {} : { passkey }) } };
}

/** Sends it (API-060, API-061); its transaction is completed with that. */
export async function commitReviewed(
  request: ReviewedSend & { readonly settings: Settings },
  body: Signed & { readonly uuid: string; readonly trt_id: string },
): Promise<{ readonly answer: { id: string; status: 'Ok' } } | { readonly refusal: Refusal }> {
  const approval = await findApproved(request, body.trt_id);
  if ('refusal' in approval) return approval;
  const order = await placeSend({ ...request, kind: 'travel_rule', body });
  if ('refusal' in order) return order;
  if (order.operation.travel_rule_id !== approval.row.id) return { refusal: refuse('stateChanged') };
  // Rejected meanwhile: nothing of the send may stay.
  if (!(await changeTravelRule(request.transaction, approval.row.id, 'completed', request.now))) return { refusal: refuse('stateChanged') };
  return { answer: { id: order.id, status: 'Ok' } };
}

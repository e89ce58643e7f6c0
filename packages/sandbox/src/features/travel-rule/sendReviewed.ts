import type { TransferPurpose } from '@wallet/contract/payee/brake';
import type { FeeSpeed } from '@wallet/contract/operations/fees';
import { commitReviewedSend, commitReviewedTokenSend } from '@wallet/contract/operations/travel-rule-sends';
import { feeShortage } from '@wallet/core/fees/networkFee';
import { isMore } from '@wallet/core/money/arithmetic';
import { money } from '@wallet/core/money/money';
import type { Database } from '../../database/openDatabase.ts';
import type { Customer, Session } from '../../kernel/authenticate.ts';
import { brakeTransfer } from '../../kernel/brake/brakeTransfer.ts';
import { toSendTransfer } from '../../kernel/brake/toSendTransfer.ts';
import { refuse, refuseField, type Refusal, type Refused, toUsedByMember } from '../../kernel/refusal.ts';
import { toMoneyCurrency } from '../../ledger/currencies.ts';
import { getNetworkFee } from '../../kernel/wallet/networks.ts';
import { placeSend } from '../../kernel/wallet/placeSend.ts';
import { prepareOperation, type PreparedAnswer } from '../../kernel/wallet/prepareOperation.ts';
import { refuseFunds } from '../../kernel/wallet/calculateSendTerms.ts';
import type { Settings } from '../../kernel/settings.ts';
import type { Signed } from '../../kernel/wallet/signedOperation.ts';
import { findTravelRule, type TravelRule } from './travelRuleOnWire.ts';
import { changeTravelRule } from './travelRuleStatus.ts';
import {
  getAvailable,
  getFeeAllowance,
  lockWallet,
  refuseLocked,
  formatAmountWithCode,
  type WalletType,
} from '../../kernel/wallet/walletAccount.ts';

type SendContext = {
  readonly transaction: Database;
  readonly customer: Customer;
  readonly session: Session;
  readonly settings: Settings;
  readonly origin: string;
  readonly type: WalletType;
  readonly accountId: number;
  readonly now: Date;
};

async function findOrder({ transaction, customer }: SendContext, { id }: TravelRule): Promise<bigint | null | undefined> {
  const operations = transaction.selectFrom('prepared_operation').select('order_id').where('order_id', 'is not', null);
  const sent = await operations.where('travel_rule_id', '=', id).where('customer_id', '=', customer.id).executeTakeFirst();
  return sent?.order_id;
}

/** Finds the approved send of this account. Any other state is refused with 409 (RULE-025). */
async function findApproved(asked: SendContext, id: string): Promise<{ readonly row: TravelRule } | { readonly refusal: Refusal }> {
  const { transaction, customer, accountId } = asked;
  const row = await findTravelRule(transaction, customer.id, BigInt(id));
  if (row === undefined || row.direction !== 'send' || row.account_id !== accountId) return { refusal: refuse('notFound') };
  return row.status === 'approved' ? { row } : { refusal: refuse('stateChanged', toUsedByMember(await findOrder(asked, row))) };
}

function toPayee({ details, beneficiary_wallet: address }: TravelRule) {
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

/** Prepares an approved send (API-058, API-059). Its amount is as reviewed, and the fee is never taken out of it (D-TRS-03). */
export async function confirmReviewed(
  context: SendContext,
  body: {
    readonly trt_id: string;
    readonly fee: FeeSpeed;
    readonly repeated_event: 'true' | 'false';
    readonly brake_id?: string | undefined;
    readonly purpose?: TransferPurpose | undefined;
  },
): Promise<Confirmed | Refused> {
  const { transaction, settings, customer, session, origin, accountId, now } = context;
  const wallet = await lockWallet(transaction, customer.id, accountId, context.type);
  if (wallet === undefined) return { refusal: refuse('notFound') };
  const approved = await findApproved(context, body.trt_id);
  if ('refusal' in approved) return approved;
  const lock = await refuseLocked(transaction, wallet.account);
  if (lock !== undefined) return { refusal: lock };
  const { currencyCode, decimals } = toMoneyCurrency(wallet.account.currency);
  const amount = money(approved.row.amount, currencyCode, decimals);
  const upper = getAvailable(wallet.account);
  if (isMore(amount, upper)) return { refusal: refuseFunds() };
  const fee = getNetworkFee(currencyCode, body.fee);
  const missing = feeShortage({ fee, feeAllowance: getFeeAllowance(wallet), native: wallet.isNative ? { amount, upper } : null });
  if (missing !== null) return { refusal: refuseField('fee', `Need additional ${formatAmountWithCode(missing)} to cover the fee`) };
  const prepared = await prepareOperation({
    transaction,
    settings,
    customer,
    accountId,
    kind: 'travel_rule',
    travelRuleId: approved.row.id,
    amount,
    fee,
    speed: body.fee,
    target: approved.row.beneficiary_wallet ?? '',
    call: context.type === 'crypto' ? commitReviewedSend.id : commitReviewedTokenSend.id,
    operation: toPayee(approved.row),
    session,
    origin,
    details: { comment: approved.row.comment },
    brake: () => {
      const to = approved.row.beneficiary_wallet ?? '';
      return brakeTransfer(
        transaction,
        settings,
        toSendTransfer(settings.market.at(now), wallet, { customer, session, amount, fee, to, now }),
        body,
      );
    },
    isResend: body.repeated_event === 'true',
    now,
  });
  if ('refusal' in prepared) return prepared;
  const { tenant_uuid, amount: sent, fee: paid, passkey, ...holder } = prepared.answer;
  return { answer: { holder, tenant_uuid, amount: sent, fee: paid, ...(passkey === undefined ? {} : { passkey }) } };
}

/** Sends it (API-060, API-061), which completes its transaction. */
export async function commitReviewed(
  context: SendContext,
  body: Signed & { readonly uuid: string; readonly trt_id: string },
): Promise<{ readonly answer: { id: string; status: 'Ok'; pause?: { until: string } }; readonly order: string } | Refused> {
  const approved = await findApproved(context, body.trt_id);
  if ('refusal' in approved) return approved;
  const sent = await placeSend({ ...context, kind: 'travel_rule', body });
  if ('refusal' in sent) return sent;
  if (sent.operation.travel_rule_id !== approved.row.id) return { refusal: refuse('stateChanged') };
  // It was rejected in the meantime, so nothing of the send may remain.
  if (!(await changeTravelRule(context.transaction, approved.row.id, 'completed', context.now))) return { refusal: refuse('stateChanged') };
  return { answer: { id: sent.id, status: 'Ok', ...sent.pause }, order: sent.id };
}

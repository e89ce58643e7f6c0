import type { reviewSend as endpoint } from '@wallet/contract/operations/travel-rule-sends';
import type { TravelRuleStatus } from '@wallet/contract/customer/user-info';
import { daySeconds } from '@wallet/core/calendar/dayLength';
import { toAmountText } from '@wallet/core/money/money';
import { addSeconds } from '../../clock/clock.ts';
import { cancelJob, scheduleJob, type JobHandlers } from '../../clock/jobs.ts';
import type { Database } from '../../database/openDatabase.ts';
import { hashToken } from '../../kernel/hashToken.ts';
import type { Result, WalletCall } from '../../kernel/call.ts';
import { refuse, refuseField } from '../../kernel/refusal.ts';
import { moveOrder } from '../../ledger/moveOrder.ts';
import { sendEmail } from '../../outbox/sendMessage.ts';
import { findSendTargetIssue } from '../../kernel/wallet/sendTarget.ts';
import { refuseAmount } from '../../kernel/wallet/calculateSendTerms.ts';
import { getLegalForm, listPartyDetails, findPartyIssues, type Party, type PartyField } from './travelRuleParty.ts';
import { lockWallet, parseAmount } from '../../kernel/wallet/walletAccount.ts';
import { parseLanguage } from '../../words/language.ts';
import type { ProviderText } from '../../words/translateText.ts';
import { generateBytes } from '../../ports/chance.ts';

/** RULE-025. */
const REVIEW_SECONDS = 60;
const SEND_WITHIN_SECONDS = 7 * daySeconds;
const LINK_SECONDS = 72 * 3600;

type Review = WalletCall<typeof endpoint>;

const requestNames: Record<PartyField, string> = {
  legalId: 'beneficiary_legal_id',
  town: 'beneficiary_town',
  birthDate: 'beneficiary_dob',
  vaspId: 'wallet_vasp_id',
};

const toParty = (body: Review['body']): Party => ({
  type: body.beneficiary_type,
  name: body.beneficiary_name,
  country: body.beneficiary_country,
  legalId: body.beneficiary_legal_id,
  walletType: body.wallet_type,
  vaspId: body.wallet_vasp_id,
});

/**
 * Submits the beneficiary of a send for review (API-056, API-057). Nothing is held. The customer's own unhosted wallet is confirmed by a
 * link (RULE-025).
 */
export async function reviewSend(review: Review): Promise<Result<typeof endpoint>> {
  const { transaction, customer, body, now } = review;
  const wallet = await lockWallet(transaction, customer.id, review.accountId, review.type);
  if (wallet === undefined) return { refusal: refuse('notFound') };
  const read = parseAmount(body.amount, wallet.account);
  if ('refusal' in read) return read;
  const issue = await findSendTargetIssue(transaction, customer.id, wallet.account.currency, body.beneficiary_wallet);
  if (issue !== null) return { refusal: refuseField('beneficiary_wallet', issue) };
  const party = toParty(body);
  const [first] = findPartyIssues(party, customer, null);
  if (first !== undefined) return { refusal: refuseField(requestNames[first.field], first.message) };
  const refusal = refuseAmount(read.amount, wallet);
  if (refusal !== undefined) return { refusal };

  const isOwnUnhosted = body.beneficiary_type === 'own_wallet' && body.wallet_type === 'unhosted';
  const status = isOwnUnhosted ? 'provider_required_action' : 'provider_started_review';
  const token = isOwnUnhosted ? generateBytes(32).toString('base64url') : null;
  const { id } = await transaction
    .insertInto('travel_rule')
    .values({
      customer_id: customer.id,
      direction: 'send',
      account_id: wallet.account.id,
      status,
      amount: toAmountText(read.amount),
      currency: wallet.account.currency,
      beneficiary_wallet: body.beneficiary_wallet,
      comment: body.comment ?? null,
      beneficiary_legal_form: getLegalForm(party, customer),
      details: JSON.stringify(listPartyDetails(party, customer)),
      confirm_hash: token === null ? null : hashToken(token),
      confirm_expires_at: token === null ? null : addSeconds(now, LINK_SECONDS),
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (token === null) await scheduleNext(transaction, id, 'approved', addSeconds(now, REVIEW_SECONDS));
  else {
    const language = parseLanguage(customer.language);
    const link = `${review.origin}/api/v1/public/travel_rule/own_wallet/${token}${language === 'en' ? '' : `?lang=${language}`}`;
    const text: ProviderText = `Confirm that the wallet ${body.beneficiary_wallet} is yours: ${link}`;
    await sendEmail(transaction, customer, { subject: 'Confirm your wallet', body: text }, now);
  }
  return { answer: { trt_id: id.toString(), status } };
}

/** Timer of a transaction, by its id. */
const TRAVEL_RULE_JOB = 'travel_rule';

/**
 * Changes the status of a travel-rule transaction (RULE-025). Nothing else may change it. A receive ends with its order: approved, both
 * complete; rejected, the coins are returned. Its timer is removed, and the caller schedules what comes next.
 * @returns false if it is unknown or has ended
 */
export async function changeTravelRule(transaction: Database, id: bigint, status: TravelRuleStatus, at: Date): Promise<boolean> {
  const travelRule = await transaction.selectFrom('travel_rule').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (travelRule === undefined || travelRule.status === 'completed' || travelRule.status === 'rejected') return false;
  const order = travelRule.direction === 'receive' ? travelRule.order_id : null;
  const ends = order !== null && status === 'approved' ? 'completed' : status;
  await transaction.updateTable('travel_rule').set({ status: ends, updated_at: at }).where('id', '=', id).execute();
  await cancelJob(transaction, TRAVEL_RULE_JOB, id.toString());
  if (order === null) return true;
  if (ends === 'completed') await moveOrder(transaction, order, { status: 'completed', at });
  if (ends === 'rejected')
    await moveOrder(transaction, order, { status: 'rejected', rejectedMessage: 'The travel rule check was not passed', at });
  return true;
}

export function scheduleNext(transaction: Database, id: bigint, status: TravelRuleStatus, dueAt: Date): Promise<void> {
  return scheduleJob(transaction, { kind: TRAVEL_RULE_JOB, subject: id.toString(), details: { status }, dueAt });
}

/** Approves a transaction. A send that is not sent within seven days is rejected, a receive ends with it. */
export async function approve(transaction: Database, id: bigint, at: Date): Promise<void> {
  const hasMoved = await changeTravelRule(transaction, id, 'approved', at);
  if (!hasMoved) return;
  const { direction } = await transaction.selectFrom('travel_rule').select('direction').where('id', '=', id).executeTakeFirstOrThrow();
  if (direction === 'send') await scheduleNext(transaction, id, 'rejected', addSeconds(at, SEND_WITHIN_SECONDS));
}

/** Timers of reviews (RULE-025). A move that is no longer possible is not an error, because an operator may have moved it. */
export const travelRuleJobs: JobHandlers = {
  [TRAVEL_RULE_JOB]: async (transaction, { subject, details, due_at: at }) => {
    const id = BigInt(subject);
    if (details?.['status'] === 'rejected') await changeTravelRule(transaction, id, 'rejected', at);
    else await approve(transaction, id, at);
  },
};

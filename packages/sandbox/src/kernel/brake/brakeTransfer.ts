import { type BrakeReason, type TransferPurpose, transferPurposes } from '@wallet/contract/payee/brake';
import { toAmountText } from '@wallet/core/money/money';
import { addSeconds } from '../../clock/clock.ts';
import type { Database } from '../../database/openDatabase.ts';
import type { BrakeStamp } from '../../ledger/orders.ts';
import { writeAudit } from '../audit.ts';
import { isOnFor } from '../customer/ownSettings.ts';
import { refuse, refuseField, type Refused } from '../refusal.ts';
import type { Settings } from '../settings.ts';
import { checkTransfer, type Transfer } from './checkTransfer.ts';
import { generateUuid } from '../../ports/ids.ts';

export type Pause = { readonly reasons: readonly string[]; readonly purpose: string };
/** A transfer that may proceed. `pause`: it will be held first; `question`: the question that it answers, to be spent with it. */
export type Passage = { readonly stamp: BrakeStamp; readonly pause: Pause | null; readonly question: string | null };

type BrakeAnswer = { readonly brake_id?: string | undefined; readonly purpose?: TransferPurpose | undefined };

const QUESTION_SECONDS = 600;
export const BRAKE_EVENT = 'scam brake';

/** Purposes offered to the customer. Only a withdrawal can go to an account of their own. */
const listPurposes = ({ recipient }: Transfer): readonly TransferPurpose[] =>
  transferPurposes.filter((purpose) => purpose !== 'own' || recipient.kind === 'iban');

/**
 * Finds the open question that an answer refers to; undefined if there is none or it is about another transfer. Locks its row in a
 * transaction.
 */
async function findQuestion(database: Database, { customer, session, accountId, recipient, amount, now }: Transfer, id: string) {
  return database
    .selectFrom('brake_question')
    .selectAll()
    .where('id', '=', id)
    .where('customer_id', '=', customer.id)
    .where('family_id', '=', session.familyId)
    .where('account_id', '=', accountId)
    .where('recipient', '=', recipient.value)
    .where('amount', '=', toAmountText(amount))
    .where('expires_at', '>', now)
    .where('spent_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

/** Asks about a transfer. `keeps` stores the question after the call is rolled back, because it must outlive the call. */
function askPurpose(settings: Settings, transfer: Transfer, reasons: readonly BrakeReason[]): Refused {
  const { customer, session, accountId, recipient, amount, now } = transfer;
  const id = generateUuid();
  const purposes = listPurposes(transfer);
  const expiresAt = addSeconds(now, QUESTION_SECONDS);
  const brake = { id, reasons, purposes, pause_seconds: settings.number('brake_pause_seconds'), expires_at: expiresAt.toISOString() };
  const keeps = async (database: Database): Promise<void> => {
    await database.deleteFrom('brake_question').where('customer_id', '=', customer.id).where('expires_at', '<=', now).execute();
    await database
      .insertInto('brake_question')
      .values({
        id,
        customer_id: customer.id,
        family_id: session.familyId,
        account_id: accountId,
        recipient: recipient.value,
        amount: toAmountText(amount),
        reasons: JSON.stringify(reasons),
        purposes: JSON.stringify(purposes),
        expires_at: expiresAt,
        spent_at: null,
      })
      .execute();
  };
  return { refusal: refuse('purposeNeeded', { brake }), keeps };
}

/** Moving money "to safety" is what scammers ask for. The transfer is refused and logged for the operator (BRAKE-009). */
function refuseSafety({ customer, accountId, worth, now }: Transfer): Refused {
  const outcome = `safety, account ${accountId}, ${toAmountText(worth)} EUR`;
  return {
    refusal: refuse('transferRefused'),
    keeps: (database) => writeAudit(database, { customerId: customer.id, event: BRAKE_EVENT, outcome, at: now }),
  };
}

const UNBRAKED: Passage = { stamp: {}, pause: null, question: null };

/**
 * Lets a transfer proceed, asks about it first, or refuses it (RULE-042, RULE-043). Call it after every check of the request except that of
 * the funds. It writes nothing for a transfer that proceeds: `question` is spent together with the transfer.
 */
export async function brakeTransfer(
  database: Database,
  settings: Settings,
  transfer: Transfer,
  { brake_id: id, purpose }: BrakeAnswer,
): Promise<Passage | Refused> {
  if (!isOnFor(settings, transfer.customer, 'scam_brake')) return UNBRAKED;
  if (purpose === 'safety') return refuseSafety(transfer);
  const { reasons, firstTimeEur, guard } = await checkTransfer(database, settings, transfer);
  const stamp: BrakeStamp = firstTimeEur === null ? {} : { firstTimeEur };
  if (id !== undefined && purpose !== undefined) {
    const question = await findQuestion(database, transfer, id);
    if (question !== undefined && !question.purposes.includes(purpose))
      return { refusal: refuseField('purpose', 'This value is not valid') };
    if (question !== undefined) return { stamp, pause: { reasons: question.reasons, purpose }, question: id };
  }
  if (reasons.length > 0) return askPurpose(settings, transfer, reasons);
  return { stamp: guard === null ? stamp : { ...stamp, guard }, pause: null, question: null };
}

/** Returns the stamp for the order of a transfer that was already asked about, without asking again. */
export async function stampTransfer(database: Database, settings: Settings, transfer: Transfer): Promise<{ readonly stamp: BrakeStamp }> {
  const { firstTimeEur } = await checkTransfer(database, settings, transfer);
  return { stamp: firstTimeEur === null ? {} : { firstTimeEur } };
}

export async function spendQuestion(transaction: Database, id: string, now: Date): Promise<void> {
  await transaction.updateTable('brake_question').set({ spent_at: now }).where('id', '=', id).execute();
}

import type { Endpoint, WireResponseOf } from '@wallet/contract/endpoint';
import type { FeeSpeed } from '@wallet/contract/operations/fees';
import type { prepareSend } from '@wallet/contract/operations/transfers';
import { writeCanonicalJson } from '@wallet/core/format/writeCanonicalJson';
import { toAmountText, type Money } from '@wallet/core/money/money';
import type { Selectable } from 'kysely';
import { addSeconds } from '../../clock/clock.ts';
import type { Tables } from '../../database/tables.ts';
import type { MoneyContext } from '../call.ts';
import { toCanonicalOperation, hashText, toWireMoneyOperation, type MoneyOperation, describePurpose } from '../confirmation/operation.ts';
import { hasPasskey } from '../passkeys/passkeyRows.ts';
import { type Passage, type Pause, spendQuestion } from '../brake/brakeTransfer.ts';
import { refuse, type Refused } from '../refusal.ts';
import { countSecondsUntil } from '../codes/codeRequest.ts';
import { refuseGuessing, refuseMoreCodes, refuseMoreResends } from '../codes/paymentCodes.ts';
import { lockPhone, sendCode } from '../codes/sendCode.ts';
import { readCurve, createSigningDigest, isCurve } from './curves.ts';
import { seal, getWalletKey } from './walletKeys.ts';
import { parseLanguage } from '../../words/language.ts';
import { generateUuid } from '../../ports/ids.ts';
import { generateBytes } from '../../ports/chance.ts';

export type PreparedOperation = Selectable<Tables['prepared_operation']>;
export type OperationKind = 'send' | 'sell' | 'travel_rule';

/** Lifetime of a prepared operation, and how many can be prepared within it (RULE-010, RULE-013). */
const LIFE_SECONDS = 600;
const MAX_PREPARED = 5;

type Preparation = MoneyContext & {
  readonly accountId: number;
  readonly kind: OperationKind;
  /** What will be sent or sold; `fee` is in the network's native currency. */
  readonly amount: Money;
  readonly fee: Money;
  readonly speed: FeeSpeed;
  /** The address, or the id of the credited account. */
  readonly target: string;
  /** The call that will send it, `API-049`, and its operation. The code's approval is bound to both (RULE-046). */
  readonly call: Endpoint['id'];
  readonly operation: Pick<MoneyOperation, 'kind' | 'payee' | 'payeeName'>;
  readonly origin: string;
  readonly details?: Readonly<Record<string, string | null>>;
  readonly travelRuleId?: bigint;
  /** Asks about an unusual transfer first. Not used for a resend of the same operation (RULE-043). */
  readonly brake?: () => Promise<Passage | Refused>;
  /** `repeated_event: 'true'`: send the code again. */
  readonly isResend: boolean;
};

/** The holder of api.md 3.16 with its accompanying members. */
type PreparedAnswer = WireResponseOf<typeof prepareSend>;
export type Prepared = { readonly answer: PreparedAnswer } | Refused;

const toPreparedAnswer = (
  operation: Pick<PreparedOperation, 'uuid' | 'sealed_key' | 'sign' | 'tx' | 'two_fa_box_uuid' | 'amount' | 'fee' | 'curve'>,
  tenantUuid: string,
) => ({
  key: operation.sealed_key,
  sign: [...operation.sign],
  tx: operation.tx,
  uuid: operation.uuid,
  two_fa_box_uuid: operation.two_fa_box_uuid,
  tenant_uuid: tenantUuid,
  amount: operation.amount,
  fee: operation.fee,
  ...(isCurve(operation.curve) && operation.curve !== 'P-256' ? { curve: operation.curve } : {}),
});

/**
 * Prepares what the device will sign, and sends the code that opens its key (RULE-010, RULE-013, api.md 3.17). No money is held until the
 * operation is sent. A newer one of the account replaces it; a resend of the same one keeps it and invalidates the previous code.
 */
export async function prepareOperation(preparation: Preparation): Promise<Prepared> {
  const hasOne = await hasPasskey(preparation.transaction, preparation.customer.id);
  const prepared = await prepare(preparation, hasOne);
  return 'answer' in prepared && hasOne ? { answer: { ...prepared.answer, passkey: true } } : prepared;
}

async function prepare(preparation: Preparation, hasOne: boolean): Promise<Prepared> {
  const { transaction, customer, now } = preparation;
  await lockPhone(transaction, customer.username);
  const stopped = (await refuseGuessing(transaction, customer.id, now)) ?? (await refuseMoreCodes(transaction, customer.id, now));
  // A customer with a passkey can continue without a code.
  if (stopped !== undefined && !hasOne) return { refusal: stopped };
  const isSent = stopped === undefined;
  const sameOperation = preparation.isResend ? await findSame(preparation) : undefined;
  if (sameOperation !== undefined)
    return isSent ? resendCode(preparation, sameOperation) : { answer: toPreparedAnswer(sameOperation, sameOperation.tenant_uuid) };
  const recent = await transaction
    .selectFrom('prepared_operation')
    .select('created_at')
    .where('customer_id', '=', customer.id)
    .where('created_at', '>', addSeconds(now, -LIFE_SECONDS))
    .orderBy('created_at', 'desc')
    .limit(MAX_PREPARED)
    .execute();
  const oldest = recent[MAX_PREPARED - 1];
  if (oldest !== undefined) {
    const wait = Math.max(1, countSecondsUntil(addSeconds(oldest.created_at, LIFE_SECONDS), now));
    return { refusal: refuse('tooManyRequests', {}, { 'retry-after': String(wait) }) };
  }
  const passage = await preparation.brake?.();
  if (passage !== undefined && 'refusal' in passage) return passage;
  if (passage !== undefined && passage.question !== null) await spendQuestion(transaction, passage.question, now);
  return { answer: await writeOperation(preparation, isSent, passage?.pause ?? null) };
}

/** The open operation of the account that a resend refers to; undefined if amount, fee or target differ. */
async function findSame(preparation: Preparation): Promise<PreparedOperation | undefined> {
  const { transaction, customer, session, accountId, kind, amount, fee, target, now } = preparation;
  const operation = await transaction
    .selectFrom('prepared_operation')
    .selectAll()
    .where('customer_id', '=', customer.id)
    .where('session_id', '=', session.familyId)
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .where('sent_at', 'is', null)
    .where('replaced_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  const isSame =
    operation !== undefined &&
    operation.amount === toAmountText(amount) &&
    operation.fee === toAmountText(fee) &&
    operation.target === target;
  return isSame ? operation : undefined;
}

async function resendCode(preparation: Preparation, held: PreparedOperation): Promise<Prepared> {
  const { transaction, now } = preparation;
  const code = await transaction.selectFrom('one_time_code').select('resend_at').where('id', '=', held.tenant_uuid).executeTakeFirst();
  if (code !== undefined && code.resend_at > now)
    return { refusal: refuse('codeWaiting', { expired: countSecondsUntil(code.resend_at, now), tenant_uuid: held.tenant_uuid }) };
  const noMore = await refuseMoreResends(transaction, held, now);
  if (noMore !== undefined) return { refusal: noMore };
  const tenantUuid = await sendOperationCode(preparation, held.uuid, true);
  await transaction.updateTable('prepared_operation').set({ tenant_uuid: tenantUuid }).where('uuid', '=', held.uuid).execute();
  return { answer: toPreparedAnswer(held, tenantUuid) };
}

const toMoneyOperation = ({ operation, amount, fee }: Preparation): MoneyOperation => ({ ...operation, amount, fee });

function sendOperationCode(preparation: Preparation, operationUuid: string, isSent: boolean): Promise<string> {
  const { transaction, customer, origin, now } = preparation;
  const { id, username } = customer;
  const language = parseLanguage(customer.language);
  const to = { username, customerId: id, isSent, origin, language, purpose: describePurpose(toMoneyOperation(preparation)) };
  return sendCode(transaction, { ...to, intent: 'operation', method: 'sms', operationUuid }, now);
}

async function writeOperation(preparation: Preparation, isSent: boolean, pause: Pause | null) {
  const { transaction, settings, customer, session, accountId, kind, amount, fee, speed, target, details, travelRuleId, now } = preparation;
  const uuid = generateUuid();
  const boxKey = generateBytes(32);
  const curve = readCurve(settings, amount.currencyCode);
  const { privateKey } = await getWalletKey(transaction, accountId, curve);
  const meant = {
    uuid,
    kind,
    account: accountId,
    target,
    amount: toAmountText(amount),
    fee: toAmountText(fee),
    fee_currency: fee.currencyCode,
  };
  const tx = Buffer.from(JSON.stringify(meant)).toString('base64url');
  await transaction
    .updateTable('prepared_operation')
    .set({ replaced_at: now })
    .where('account_id', '=', accountId)
    .where('sent_at', 'is', null)
    .where('replaced_at', 'is', null)
    .execute();
  const tenantUuid = await sendOperationCode(preparation, uuid, isSent);
  const expiresAt = addSeconds(now, LIFE_SECONDS);
  const box = generateUuid();
  const row = {
    uuid,
    two_fa_box_uuid: box,
    tx,
    curve,
    sign: [createSigningDigest(curve, amount.currencyCode, tx).toString('base64')],
    sealed_key: seal(boxKey, Buffer.from(privateKey, 'base64'), uuid),
    amount: toAmountText(amount),
    fee: toAmountText(fee),
  };
  await transaction
    .insertInto('prepared_operation')
    .values({
      ...row,
      sign: JSON.stringify(row.sign),
      customer_id: customer.id,
      account_id: accountId,
      kind,
      travel_rule_id: travelRuleId ?? null,
      tenant_uuid: tenantUuid,
      box_key: boxKey.toString('base64'),
      fee_currency: fee.currencyCode,
      speed,
      target,
      details: details === undefined ? null : JSON.stringify(details),
      session_id: session.familyId,
      pause: pause === null ? null : JSON.stringify(pause),
      canonical: toCanonicalOperation(toWireMoneyOperation(toMoneyOperation(preparation)), {
        id: box,
        call: preparation.call,
        customer: customer.uuid,
        session: session.familyId,
        key: null,
        request: hashText(writeCanonicalJson({ tx })),
        nonce: generateBytes(16).toString('base64url'),
        expires_at: expiresAt.toISOString(),
      }),
      created_at: now,
      expires_at: expiresAt,
    })
    .execute();
  return toPreparedAnswer(row, tenantUuid);
}

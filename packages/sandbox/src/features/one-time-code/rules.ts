import type { WireResponseOf } from '@wallet/contract/endpoint';
import type { readSmsDelivery, requestOneTimeCode } from '@wallet/contract/access/one-time-code';
import { addSeconds } from '../../clock/clock.ts';
import { type Database, inTransaction } from '../../database/openDatabase.ts';
import { writeAudit } from '../../kernel/audit.ts';
import type { BotCheck } from '../../kernel/botCheck.ts';
import { codeTimings, type CodeDecision, listCodeMethods } from '../../kernel/codes/codeRequest.ts';
import { checkCodeRequest, lockPhone, sendCode } from '../../kernel/codes/sendCode.ts';
import { findCustomer, refuseExisting } from '../../kernel/customer/customers.ts';
import { findInviter } from '../../kernel/customer/referralCode.ts';
import type { Settings } from '../../kernel/settings.ts';
import { type Refusal, refuse, refuseField } from '../../kernel/refusal.ts';
import type { Call, Result } from '../../kernel/call.ts';
import { parseLanguage } from '../../words/language.ts';
import { generateUuid } from '../../ports/ids.ts';

const READABLE_SECONDS = 3600;
const DELIVERED = 2;

/**
 * Returns the delivery of a code's message (API-007); undefined if it is unknown or older than an hour. A code that was not sent, for an
 * unknown phone, reads as delivered like any other.
 */
export async function readDelivery(
  database: Database,
  tenantUuid: string,
  now: Date,
): Promise<WireResponseOf<typeof readSmsDelivery> | undefined> {
  const row = await database
    .selectFrom('one_time_code')
    .leftJoin('message', 'message.tenant_uuid', 'one_time_code.id')
    .select('message.state')
    .where('one_time_code.id', '=', tenantUuid)
    .where('one_time_code.sent_at', '>', addSeconds(now, -READABLE_SECONDS))
    .executeTakeFirst();
  return row === undefined ? undefined : { code: row.state ?? DELIVERED, message: '' };
}

function refuseDecision(decision: Exclude<CodeDecision, { readonly kind: 'send' }>): Refusal {
  return decision.kind === 'waiting'
    ? refuse('codeWaiting', { expired: decision.expired, tenant_uuid: decision.id })
    : refuse('noMoreCodes', { expired: decision.expired });
}

const HOUR_SECONDS = 3600;

/**
 * Refuses with 429 once unregistered phones were sent this many codes within the hour, by any caller: texts cost money and annoy people who
 * did not request them (GUARD-017).
 */
async function refuseFlood(transaction: Database, settings: Settings, now: Date): Promise<Refusal | undefined> {
  const most = settings.number('signUpCodesPerHour') * settings.number('rateLimitFactor');
  const { count } = await transaction
    .selectFrom('one_time_code')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('customer_id', 'is', null)
    .where('intent', '=', 'sign_up')
    .where('sent_at', '>', addSeconds(now, -HOUR_SECONDS))
    .executeTakeFirstOrThrow();
  return Number(count) < most ? undefined : refuse('tooManyRequests', {}, { 'retry-after': String(HOUR_SECONDS) });
}

type CodeParts = { readonly database: Database; readonly settings: Settings; readonly origin: string; readonly botCheck: BotCheck };

/**
 * Requests the code of a sign-up or log-in (API-005). A log-in for an unregistered phone is counted, answered and refused like any other,
 * but nothing is sent, so that no caller can find out who is a customer or what their status is (D-AUTH-13).
 */
export async function requestAccessCode(
  { database, settings, origin, botCheck }: CodeParts,
  { body, request, now, language: requested }: Call<typeof requestOneTimeCode>,
): Promise<Result<typeof requestOneTimeCode>> {
  const { username, intent, invite_code: inviteCode } = body;
  if (!(await botCheck(body.captchaToken, { action: intent, address: request.address }))) return { refusal: refuse('botCheckFailed') };
  if (inviteCode !== undefined && (await findInviter(database, inviteCode)) === undefined) {
    return { refusal: refuseField('invite_code', 'Invalid code') };
  }
  return inTransaction(database, async (transaction) => {
    await lockPhone(transaction, username);
    const customer = await findCustomer(transaction, username);
    const existing = intent === 'sign_up' ? refuseExisting(customer) : undefined;
    if (existing !== undefined) return { refusal: existing };
    const flooded = intent === 'sign_up' && customer === undefined ? await refuseFlood(transaction, settings, now) : undefined;
    if (flooded !== undefined) return { refusal: flooded };
    const isResend = body.repeated_event === 'yes';
    const decision = await checkCodeRequest(transaction, { username, intent, method: body.method, isResend }, now);
    const audit = { customerId: customer?.id ?? null, at: now };
    await writeAudit(transaction, { ...audit, event: `ask code for ${intent}`, outcome: decision.kind });
    if (decision.kind !== 'send') return { refusal: refuseDecision(decision) };
    const methods = listCodeMethods(username);
    const method = body.method ?? methods[0] ?? 'sms';
    const shared = { method, methods: [...methods] };
    // A phone must not ring before its owner is ready (D-REG-07). A call that the provider chooses is therefore only announced.
    if (body.method === undefined && method === 'call') {
      return { answer: { ...shared, expired: 0, tenant_uuid: generateUuid(), sent: false, attempts_left: decision.attemptsLeft + 1 } };
    }
    const isSent = intent === 'sign_up' || customer !== undefined;
    const language = customer === undefined ? requested : parseLanguage(customer.language);
    const to = { username, customerId: customer?.id ?? null, isSent, origin, language };
    const id = await sendCode(transaction, { ...to, intent, method }, now);
    return { answer: { ...shared, expired: codeTimings[intent].wait, tenant_uuid: id, sent: true, attempts_left: decision.attemptsLeft } };
  });
}

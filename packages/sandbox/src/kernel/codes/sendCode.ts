import { addSeconds } from '../../clock/clock.ts';
import { lockRow } from '../../database/lockRow.ts';
import type { Database } from '../../database/openDatabase.ts';
import { sendMessage } from '../../outbox/sendMessage.ts';
import { type CodeDecision, type CodeIntent, type CodeRequest, decideCode, SENDS_WINDOW_SECONDS } from './codeRequest.ts';
import { type NewCode, storeCode } from './oneTimeCodes.ts';
import type { Language } from '../../words/language.ts';
import { translateText } from '../../words/translateText.ts';

const intentsCountedTogether = {
  sign_up: ['sign_up', 'login'],
  login: ['sign_up', 'login'],
  forgot_password: ['forgot_password'],
  closure: ['closure'],
} as const satisfies Partial<Record<CodeIntent, readonly CodeIntent[]>>;

/** Serialises the code requests of a phone, so that two concurrent ones send a single code. */
export async function lockPhone(transaction: Database, username: string): Promise<void> {
  await lockRow(transaction, `code ${username}`);
}

/** Applies RULE-013 to a request for a code of this purpose. Call it under {@link lockPhone}. */
export async function checkCodeRequest(
  transaction: Database,
  { username, intent, ...request }: CodeRequest & { readonly username: string; readonly intent: keyof typeof intentsCountedTogether },
  now: Date,
): Promise<CodeDecision> {
  const recent = await transaction
    .selectFrom('one_time_code')
    .select(['id', 'intent', 'method', 'sent_at', 'resend_at', 'expires_at', 'spent_at', 'dead_at'])
    .where('username', '=', username)
    .where('intent', 'in', intentsCountedTogether[intent])
    .where('sent_at', '>', addSeconds(now, -SENDS_WINDOW_SECONDS))
    .orderBy('sent_at', 'desc')
    .execute();
  return decideCode(
    recent.find((code) => code.intent === intent),
    recent.map(({ sent_at: sentAt }) => sentAt),
    request,
    now,
  );
}

type CodeToSend = NewCode & {
  /** False when a message would reveal that a code was requested. */
  readonly isSent: boolean;
  /** Origin of the app. The last line of the message names it, so phones offer the code only on its pages (SCA-021). */
  readonly origin: string;
  /** What a payment's code confirms: the end of its sentence, `send 0.7 BTC to bc1…. Fee 0.0001 BTC.` */
  readonly purpose?: string;
  /** The customer's language; for a visitor, that of the request (LANG-005). */
  readonly language: Language;
};

/** Generates, stores and sends a code, all in the caller's transaction (RULE-013, RULE-038). Resolves with its uuid. */
export async function sendCode(
  transaction: Database,
  { isSent, purpose, origin, language, ...code }: CodeToSend,
  now: Date,
): Promise<string> {
  const { id, code: digits } = await storeCode(transaction, code, now);
  if (!isSent) return id;
  const { customerId, method, username } = code;
  const sentence = translateText(
    purpose === undefined ? `Your code: ${digits}` : `${digits} is your code to ${purpose} Never give this code to anybody.`,
    language,
  );
  const text = `${sentence}\n\n@${new URL(origin).hostname} #${digits}`;
  const call = translateText(`Your code is the last ${digits.length} digits of the calling number: ${digits}`, language);
  const message = { channel: method, to: username, body: method === 'sms' ? text : call, code: digits, tenantUuid: id };
  await sendMessage(transaction, { ...message, customerId, at: now });
  return id;
}

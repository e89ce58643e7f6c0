import type { CodeMethod } from '@wallet/contract/access/one-time-code';
import { addSeconds } from '../../clock/clock.ts';
import { lockRow } from '../../database/lockRow.ts';
import type { Database } from '../../database/openDatabase.ts';
import { sendMessage } from '../../outbox/sendMessage.ts';
import { type CodeDecision, type CodeWish, decideCode, SENDS_WINDOW_SECONDS } from './codeRequest.ts';
import { type CodeIntent, keepCode } from './oneTimeCodes.ts';
import type { Language } from '../../words/language.ts';
import { say } from '../../words/say.ts';

const countedTogether = {
  sign_up: ['sign_up', 'login'],
  login: ['sign_up', 'login'],
  forgot_password: ['forgot_password'],
  closure: ['closure'],
} as const satisfies Partial<Record<CodeIntent, readonly CodeIntent[]>>;

/** One request after another for a phone and a purpose: two at once send one code. */
export async function lockPhone(transaction: Database, username: string): Promise<void> {
  await lockRow(transaction, `code ${username}`);
}

/** What RULE-013 says to a request for a code of this purpose. Call it under {@link lockPhone}. */
export async function judgeCodeRequest(
  transaction: Database,
  { username, intent, ...wish }: CodeWish & { readonly username: string; readonly intent: keyof typeof countedTogether },
  now: Date,
): Promise<CodeDecision> {
  const recent = await transaction
    .selectFrom('one_time_code')
    .select(['id', 'intent', 'method', 'sent_at', 'resend_at', 'expires_at', 'spent_at', 'dead_at'])
    .where('username', '=', username)
    .where('intent', 'in', countedTogether[intent])
    .where('sent_at', '>', addSeconds(now, -SENDS_WINDOW_SECONDS))
    .orderBy('sent_at', 'desc')
    .execute();
  return decideCode(
    recent.find((code) => code.intent === intent),
    recent.map(({ sent_at: sentAt }) => sentAt),
    wish,
    now,
  );
}

export type SentCode = {
  readonly username: string;
  /** null: nobody has this phone; the code is kept and sent to nobody. */
  readonly customerId: number | null;
  /** False where nobody may learn from a message that something was asked for. */
  readonly isSent: boolean;
  readonly intent: CodeIntent;
  readonly method: CodeMethod;
  readonly waitSeconds: number;
  readonly lifeSeconds: number;
  readonly operationUuid?: string;
  /** Of the app: phones offer the code on its pages alone, where the message's last line says so (SCA-021). */
  readonly origin: string;
  /** What a payment's code is for: the end of its sentence, `send 0.7 BTC to bc1…. Fee 0.0001 BTC.` */
  readonly purpose?: string;
  /** The customer's, or of a visitor that of the request (LANG-005). */
  readonly language: Language;
};

/** Makes a code, keeps it and sends it, all in the caller's transaction (RULE-013, RULE-038). Answers its uuid. */
export async function sendCode(
  transaction: Database,
  { isSent, purpose, origin, language, ...wish }: SentCode,
  now: Date,
): Promise<string> {
  const { id, code } = await keepCode(transaction, wish, now);
  if (isSent) {
    const sentence = say(
      purpose === undefined ? `Your code: ${code}` : `${code} is your code to ${purpose} Never give this code to anybody.`,
      language,
    );
    const text = `${sentence}\n\n@${new URL(origin).hostname} #${code}`;
    const call = say(`Your code is the last ${code.length} digits of the calling number: ${code}`, language);
    const body = wish.method === 'sms' ? text : call;
    await sendMessage(transaction, {
      customerId: wish.customerId,
      channel: wish.method,
      to: wish.username,
      body,
      code,
      tenantUuid: id,
      at: now,
    });
  }
  return id;
}

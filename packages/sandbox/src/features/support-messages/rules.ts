import type { BodyOf } from '@wallet/contract/endpoint';
import type { sendSupportMessage } from '@wallet/contract/customer/support-messages';
import type { Database } from '../../database/openDatabase.ts';
import { refuse, refuseField, type Refusal } from '../../kernel/refusal.ts';
import { sendEmail } from '../../outbox/sendMessage.ts';
import type { BotCheck } from '../../kernel/botCheck.ts';
import type { Call } from '../../kernel/call.ts';
import type { ProviderText } from '../../words/translateText.ts';
import { generateNumberBelow } from '../../ports/chance.ts';

type Message = BodyOf<typeof sendSupportMessage>;

const makeTicket = (): string => `HS-${String(generateNumberBelow(1_000_000)).padStart(6, '0')}`;

/** Requires an e-mail address and the bot check from a visitor. Runs before anything is locked, because an external service answers it. */
export async function refuseVisitor({ email, captchaToken }: Message, botCheck: BotCheck, address: string): Promise<Refusal | undefined> {
  if (email === undefined) return refuseField('email', 'This field is required');
  return captchaToken === undefined || !(await botCheck(captchaToken, { action: 'support', address }))
    ? refuse('botCheckFailed', { fields: { captchaToken: ['The bot check failed'] } })
    : undefined;
}

/** Stores a message for support and returns its ticket (API-079). */
export async function storeSupportMessage(
  database: Database,
  { body: message, customer, now, language }: Call<typeof sendSupportMessage>,
): Promise<{ readonly ticket: string }> {
  const ticket = makeTicket();
  const email = message.email ?? customer?.email ?? '';
  const details = {
    message: message.message,
    email,
    name: message.name ?? null,
    order_id: message.order_id ?? null,
    request_id: message.request_id ?? null,
  };
  await database
    .insertInto('service_request')
    .values({ kind: 'support', customer_id: customer?.id ?? null, subject: ticket, details: JSON.stringify(details), created_at: now })
    .execute();
  if (email !== '') {
    const addressee = { id: customer?.id ?? null, email, language: customer?.language ?? language };
    const body: ProviderText = `We have your message and will answer soon. Your ticket is ${ticket}.`;
    await sendEmail(database, addressee, { subject: `Your message ${ticket}`, body }, now);
  }
  return { ticket };
}

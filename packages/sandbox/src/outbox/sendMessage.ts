import type { Database } from '../database/openDatabase.ts';
import { parseLanguage } from '../words/language.ts';
import { type ProviderText, translateText } from '../words/translateText.ts';

export type NewMessage = {
  readonly customerId: number | null;
  readonly channel: 'sms' | 'call' | 'email';
  /** A phone or an e-mail address. */
  readonly to: string;
  readonly subject?: string;
  readonly body: string;
  /** The one-time code of the message on its own, for readers of the sandbox's inbox. */
  readonly code?: string;
  readonly tenantUuid?: string;
  readonly at: Date;
};

/**
 * Writes a message to the outbox, in the transaction of the event that it reports (RULE-038). The sandbox delivers it to its inbox
 * immediately.
 */
export async function sendMessage(
  transaction: Database,
  { customerId, channel, to, subject, body, code, tenantUuid, at }: NewMessage,
): Promise<void> {
  await transaction
    .insertInto('message')
    .values({
      customer_id: customerId,
      channel,
      recipient: to,
      subject: subject ?? null,
      body,
      code: code ?? null,
      tenant_uuid: tenantUuid ?? null,
      sent_at: at,
    })
    .execute();
}

/** The customer's own language; `id` is null for a visitor. */
type Addressee = { readonly id: number | null; readonly email: string; readonly language: string };
export type EmailText = { readonly subject: ProviderText; readonly body: ProviderText };

export async function sendEmail(
  transaction: Database,
  { id, email, language: text }: Addressee,
  { subject, body }: EmailText,
  at: Date,
): Promise<void> {
  const language = parseLanguage(text);
  const message = { subject: translateText(subject, language), body: translateText(body, language) };
  await sendMessage(transaction, { customerId: id, channel: 'email', to: email, ...message, at });
}

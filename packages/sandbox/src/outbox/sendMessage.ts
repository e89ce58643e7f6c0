import type { Database } from '../database/openDatabase.ts';

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

import type { Database } from '../database/openDatabase.ts';

export type NewMessage = {
  readonly customerId: number | null;
  readonly channel: 'sms' | 'call' | 'email';
  /** A phone or an e-mail address. */
  readonly to: string;
  readonly subject?: string;
  readonly body: string;
  /** The one-time code in it, alone, for anyone who reads the inbox of the sandbox. */
  readonly code?: string;
  readonly tenantUuid?: string;
  readonly at: Date;
};

/** Puts a message into the outbox, in the transaction of what it tells about (RULE-038). The sandbox delivers it into its inbox at once. */
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

import type { SecurityEventKind } from '@wallet/contract/access/devices';
import type { Database } from '../../database/openDatabase.ts';
import { sendMessage } from '../../outbox/sendMessage.ts';
import { parseLanguage, type Language } from '../../words/language.ts';
import { translateStored, type ProviderText, translateText } from '../../words/translateText.ts';
import { writeMoment } from '../../words/writeMoment.ts';
import type { Settings } from '../settings.ts';
import { generateUuid } from '../../ports/ids.ts';

type SecurityEvent = {
  readonly kind: SecurityEventKind;
  readonly customerId: number;
  /** Name of the device; null if unknown. */
  readonly device: string | null;
  /** Name of the passkey. */
  readonly name?: string;
  /** How a new device signed in. */
  readonly method?: string;
  readonly at: Date;
};

/** Whether security messages are sent at all, and the base of their links. */
export type SecurityNotificationContext = { readonly settings: Pick<Settings, 'isOn'>; readonly origin: string };

const methods: Readonly<Record<string, string>> = {
  password: 'password',
  code: 'one-time code',
  passkey: 'passkey',
  temporary: 'temporary password',
  sign_up: 'registration',
  operator: 'support',
};

const subjects: Readonly<Record<SecurityEventKind, (name: string) => ProviderText>> = {
  new_device: () => 'New sign-in to your account',
  password_changed: () => 'Your password was changed',
  password_reset: () => 'A temporary password was sent to your phone',
  passkey_added: (name) => `A passkey was added to your account: ${name}`,
  passkey_deleted: (name) => `A passkey was deleted: ${name}`,
  devices_ended: () => 'Other devices were logged out',
  codes_stopped: () => 'Codes are stopped for today',
  token_reused: () => 'A session was ended for your protection',
};

/** The texts of DEV-008. They never contain a code, token or phone. */
function formatMessage(event: SecurityEvent, origin: string, language: Language): { readonly subject: string; readonly body: string } {
  const subject = translateText(subjects[event.kind](event.name ?? ''), language);
  const link = `${origin}/settings/security`;
  const device = event.device ?? 'Unknown device';
  const moment = writeMoment(event.at);
  if (event.kind !== 'new_device')
    return { subject, body: `${subject}. ${translateStored(device, language)}, ${translateStored(moment, language)}. ${link}` };
  const method = methods[event.method ?? ''] ?? 'password';
  const body = translateText(
    `${device} signed in on ${moment} by ${method}. If this was not you, log it out and change your password: ${link}`,
    language,
  );
  return { subject, body };
}

/** Records a security event for the customer and sends it by e-mail, in the transaction of the event itself (DEV-007). */
export async function notifySecurityEvent(
  transaction: Database,
  { settings, origin }: SecurityNotificationContext,
  event: SecurityEvent,
): Promise<void> {
  if (!settings.isOn('securityMessages')) return;
  const { customerId, kind, device, name = null, at } = event;
  await transaction.insertInto('security_event').values({ id: generateUuid(), customer_id: customerId, kind, device, name, at }).execute();
  const { email, language } = await transaction
    .selectFrom('customer')
    .select(['email', 'language'])
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow();
  const message = formatMessage(event, origin, parseLanguage(language));
  if (email !== '') await sendMessage(transaction, { customerId, channel: 'email', to: email, ...message, at });
}
